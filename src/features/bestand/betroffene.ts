import { z } from 'zod';

/** Order numbers that a message names; the rest are counted. */
const hoechstensGenannt = 10;

/** Orders by their numbers, the oldest first; `weitere` are left out. */
export const bestellungen = z.object({ nummern: z.array(z.string()), weitere: z.number().int() });
export type Bestellungen = z.infer<typeof bestellungen>;

type Gehalten = { nummer: string; menge: number };

/**
 * The orders that the shelf does not cover (R38), of those that hold pieces of an article, the oldest first: the older ones
 * get theirs before. Without a gap there are none.
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

export function nameBestellungen(nummern: string[]): Bestellungen {
  const genannt = nummern.slice(0, hoechstensGenannt);
  return { nummern: genannt, weitere: nummern.length - genannt.length };
}

const liste = new Intl.ListFormat('de-DE', { type: 'conjunction' });

/** `B-26-K7M4Q, B-26-X2P9R und 3 weitere`. */
export function bestellungenText({ nummern, weitere }: Bestellungen): string {
  return liste.format(weitere === 0 ? nummern : [...nummern, `${weitere} weitere`]);
}

/** What a booking says about the orders that it hits. */
export function betroffeneText(betroffen: Bestellungen): string {
  const wer = betroffen.nummern.length === 1 ? 'Diese Bestellung ist' : 'Diese Bestellungen sind';
  return `${wer} betroffen: ${bestellungenText(betroffen)}.`;
}
