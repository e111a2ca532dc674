import { nichtDruckbarText, undruckbareWorte } from '#shared/text/druckbar.ts';
import type { Anschrift } from './anschrift.ts';
import { anschriftZeilen } from './anschrift-zeilen.ts';

/** What helps; the address of who fetches the goods stays as it was ordered. */
const rat = {
  dhl: 'Bitte die Adresse mit lateinischen Buchstaben schreiben: in der Bestellung unter „Adresse ändern“.',
  abholung: 'Bitte von Hand auf den Lieferschein schreiben.',
  dialog: 'Bitte hier mit lateinischen Buchstaben schreiben.',
};

/** Says before an address is printed which of its words no paper can show; `undefined` if there are none. */
export function druckHinweis(anschrift: Anschrift, wo: keyof typeof rat): string | undefined {
  const worte = undruckbareWorte(anschriftZeilen(anschrift).join(' '));
  return worte.length === 0 ? undefined : `${nichtDruckbarText(worte)} ${rat[wo]}`;
}
