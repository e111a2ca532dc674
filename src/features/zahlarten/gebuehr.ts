/** What a provider takes of a payment: per cent of its amount, and cents. */
export type Gebuehr = { prozent: number; cent: number };

/** The fee of a payment in whole cents, half ones up; never more than the payment. */
export function gebuehrCentOf(betragCent: number, { prozent, cent }: Gebuehr): number {
  // In hundredths of a per cent, so that all of it is whole numbers.
  const anteil = betragCent * Math.round(prozent * 100);
  return Math.min(betragCent, Math.floor((anteil + 5000) / 10_000) + cent);
}
