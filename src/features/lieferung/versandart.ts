/** How an order reaches its customer; `abholung`: in the workshop. */
export const versandarten = ['dhl', 'abholung'] as const;
export type Versandart = (typeof versandarten)[number];

export const versandartText: Record<Versandart, string> = {
  dhl: 'Versand mit DHL',
  abholung: 'Abholung in der Werkstatt',
};
