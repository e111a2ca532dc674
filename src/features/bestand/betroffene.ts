import { z } from 'zod';

/** Order numbers that a message names; the rest are counted. */
const hoechstensGenannt = 10;

/** Orders by their numbers, the oldest first; `weitere` are left out. */
export const bestellungen = z.object({ nummern: z.array(z.string()), weitere: z.number().int() });
export type Bestellungen = z.infer<typeof bestellungen>;

/** A booked article with the orders that the shelf does not cover. */
export const betroffenes = z.object({ name: z.string(), betroffen: bestellungen });
export type Betroffenes = z.infer<typeof betroffenes>;

type Gehalten = { nummer: string; menge: number };

/**
 * The orders that the shelf does not cover (R38), of those that hold pieces of an article, the oldest first:
 * the older ones get theirs before. Without a gap there are none.
 */
export function betroffeneOf(menge: number, gehalten: Gehalten[]): string[] {
  let rest = menge;
  const betroffene: string[] = [];
  for (const { nummer, menge } of gehalten) {
    rest -= menge;
    if (rest < 0) betroffene.push(nummer);
  }
  return betroffene;
}

/**
 * How many pieces are missing for each of those that hold some, the oldest first; those that get all of
 * theirs are left out.
 */
export function fehlendeOf<T extends { menge: number }>(
  menge: number,
  gehalten: T[],
): { halt: T; fehlend: number }[] {
  let rest = menge;
  return gehalten.flatMap((halt) => {
    const fehlend = Math.min(halt.menge, Math.max(0, halt.menge - Math.max(0, rest)));
    rest -= halt.menge;
    return fehlend > 0 ? { halt, fehlend } : [];
  });
}

export function nameBestellungen(nummern: string[]): Bestellungen {
  const genannt = nummern.slice(0, hoechstensGenannt);
  return { nummern: genannt, weitere: nummern.length - genannt.length };
}

const liste = new Intl.ListFormat('de-DE', { type: 'conjunction' });

/** `B-26-K7M4Q, B-26-X2P9R und 3 weitere`. */
export function bestellungenText({ nummern, weitere }: Bestellungen): string {
  return liste.format(weitere === 0 ? nummern : [...nummern, `${weitere} weitere`]);
}

/** What a booking says about the orders that it hits; a market day holds pieces too, under its name. */
export function betroffeneText(betroffen: Bestellungen): string {
  if (betroffen.nummern.some(isMarkt)) return `Betroffen: ${bestellungenText(betroffen)}.`;
  const wer = betroffen.nummern.length === 1 ? 'Diese Bestellung ist' : 'Diese Bestellungen sind';
  return `${wer} betroffen: ${bestellungenText(betroffen)}.`;
}

/** Whether pieces are held by a market day, and not by an order. */
export function isMarkt(nummer: string): boolean {
  return nummer.startsWith('Markt ');
}
