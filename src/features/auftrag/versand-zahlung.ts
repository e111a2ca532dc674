/** How an order reaches its customer; `abholung`: in the workshop. */
export const versandarten = ['dhl', 'abholung'] as const;
export type Versandart = (typeof versandarten)[number];

/** How it is paid: by transfer before it is sent, or in the workshop when it is picked up (R44). */
export const zahlarten = ['vorkasse', 'abholung'] as const;
export type Zahlart = (typeof zahlarten)[number];

export const versandartText: Record<Versandart, string> = {
  dhl: 'Versand mit DHL',
  abholung: 'Abholung in der Werkstatt',
};

export const zahlartText: Record<Zahlart, string> = {
  vorkasse: 'Überweisung (Vorkasse)',
  abholung: 'Zahlung bei Abholung',
};

/** Both in a line. */
export function wahlText({ versandart, zahlart }: { versandart: Versandart; zahlart: Zahlart }): string {
  return `${versandartText[versandart]}, ${zahlartText[zahlart]}`;
}
