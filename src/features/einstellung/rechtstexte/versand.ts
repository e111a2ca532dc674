/** Shipping and payment, first version: what the terms state in their sections 3 to 5, and the ways that are on. */
export const versandText = `## Versandkosten

{{versandarten}}

Der Versand kostet {{versandkosten}} je Bestellung. Wie viel für Ihre Bestellung hinzukommt, steht im Warenkorb und vor dem Absenden.

## Lieferzeit

Wir liefern ausschließlich innerhalb Deutschlands. Die Lieferung dauert in der Regel 3–5 Werktage nach Zahlungseingang. Gilt für ein Produkt eine andere Zeit, steht das auf seiner Seite.

## Abholung

{{abholung}}

## Zahlung

Sie zahlen nach Ihrer Wahl per:

{{zahlungsarten}}

Weitere Bedingungen stehen in unseren [AGB](/agb).
`;
