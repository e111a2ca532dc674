/** Shipping and payment, first version: what the terms state in their sections 3 to 5, and the ways that are on. */
export const versandRechtstext = `## Versandkosten

{{versandarten}}

{{versandkostenSatz}}

## Lieferzeit

{{lieferzeit}}

## Abholung

{{abholung}}

## Zahlung

Sie zahlen nach Ihrer Wahl per:

{{zahlungsarten}}

Weitere Bedingungen stehen in unseren [AGB](/agb).
`;
