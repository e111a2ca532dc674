import { centToEuro, formatEuro } from '#shared/number/money.ts';

/** Untaxed orders: how many, and cents of all as they were made. */
export type OhneSteuer = { anzahl: number; cent: number };

/** `1 Bestellung über 12,80 €`, `3 Bestellungen über zusammen 38,40 €`. */
export function ohneSteuerText({ anzahl, cent }: OhneSteuer): string {
  const summe = formatEuro(centToEuro(cent));
  return anzahl === 1 ? `1 Bestellung über ${summe}` : `${anzahl} Bestellungen über zusammen ${summe}`;
}
