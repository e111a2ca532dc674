import { z } from 'zod';
import { tagOf } from '#shared/datum/datum.ts';
import { zeile } from '../felder/text-feld.ts';

const praefix = zeile(6).refine(
  (text) => /^[A-Z][A-Z0-9]*$/.test(text),
  'Bitte 1 bis 6 große Buchstaben und Ziffern, zuerst ein Buchstabe.',
);
const nummerText = 'Bitte eine ganze Zahl von 1 bis 999.999.';

/** Group 'Nummern' (R42): `B-26-K7M4Q` for orders, `RE-2026-0001` for documents. */
export const nummernAngaben = z.object({
  bestellPraefix: praefix,
  rechnungPraefix: praefix,
  /**
   * The least number of the next document in the year of the save, for who comes from another program. The counter is
   * the range of documents itself: it never goes back, whatever is saved here.
   */
  naechsteRechnung: z.int(nummerText).min(1, nummerText).max(999_999, nummerText),
});

/** What can be saved: the numbers of orders and of documents begin differently. */
export const nummernBody = nummernAngaben.refine(
  ({ bestellPraefix, rechnungPraefix }) => bestellPraefix !== rechnungPraefix,
  {
    error: 'Bestellungen und Rechnungen brauchen verschiedene Anfänge. Bitte einen anderen.',
    path: ['rechnungPraefix'],
  },
);
export type NummernAngaben = z.infer<typeof nummernAngaben>;

export const leereNummern: NummernAngaben = {
  bestellPraefix: 'B',
  rechnungPraefix: 'RE',
  naechsteRechnung: 1,
};

/** The number of a document (R42): `RE-2026-0040`. */
export function rechnungsnummer(praefix: string, { jahr, lauf }: { jahr: number; lauf: number }): string {
  return `${praefix}-${jahr}-${String(lauf).padStart(4, '0')}`;
}

/**
 * The numbers that saves in a year asked for at least, one after the other: the last is the one that counts. A save
 * that left the number as it was asked for none. `staende`: all that were saved, the oldest first.
 */
export function mindestnummernOf(
  staende: { angaben: Pick<NummernAngaben, 'naechsteRechnung'>; geaendertAt: string | null }[],
  jahr: number,
): number[] {
  return staende.flatMap(({ angaben: { naechsteRechnung }, geaendertAt }, i) => {
    const vorher = staende[i - 1]?.angaben ?? leereNummern;
    const isDavon = geaendertAt !== null && tagOf(new Date(geaendertAt)).startsWith(`${jahr}-`);
    return isDavon && naechsteRechnung !== vorher.naechsteRechnung ? naechsteRechnung : [];
  });
}

/** What the number of a document looks like (R42): that of the first one that the settings ask for. */
export function beispielRechnungsnummer(nummern: NummernAngaben, jahr: number): string {
  return rechnungsnummer(nummern.rechnungPraefix, { jahr, lauf: nummern.naechsteRechnung });
}

/** What the number of an order looks like (R42); the real ones are random. */
export function beispielBestellnummer({ bestellPraefix }: NummernAngaben, jahr: number): string {
  return `${bestellPraefix}-${String(jahr).slice(-2)}-K7M4Q`;
}

/** How far the number rises without a question where nobody knows how many are left out. */
const smallStep = 100;

/**
 * How far the range of documents has come: the number of the next one, and the least number of its year that can still
 * be asked for. The settings do not know it; who composes them does.
 */
export type NummernFolge = { naechste: string; jahr: number; frei: number };

/** How many free numbers are left out; none where the number stays, as it is asked for then already. */
export function ausgelassenVon(vorher: NummernAngaben, neu: NummernAngaben, folge: NummernFolge): number {
  const isGeaendert = neu.naechsteRechnung !== vorher.naechsteRechnung;
  return isGeaendert ? Math.max(0, neu.naechsteRechnung - folge.frei) : 0;
}

/**
 * Whether a save is asked about: where it leaves out numbers, which an audit asks for. Without the range of documents
 * nobody knows how many, and only a rise is that may be a typo.
 */
export function isSprung(vorher: NummernAngaben, neu: NummernAngaben, folge?: NummernFolge): boolean {
  if (folge) return ausgelassenVon(vorher, neu, folge) > 0;
  return neu.naechsteRechnung - vorher.naechsteRechnung > smallStep;
}

/** What the next document is called once these numbers are saved. */
export function naechsteRechnungsnummer(
  vorher: Pick<NummernAngaben, 'naechsteRechnung'>,
  neu: NummernAngaben,
  { naechste, jahr, frei }: NummernFolge,
): string {
  const isGeaendert = neu.naechsteRechnung !== vorher.naechsteRechnung;
  const lauf = isGeaendert ? Math.max(frei, neu.naechsteRechnung) : Number(naechste.split('-').at(-1));
  return rechnungsnummer(neu.rechnungPraefix, { jahr, lauf });
}
