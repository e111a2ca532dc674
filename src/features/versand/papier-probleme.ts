import { druckHinweis } from '#features/auftrag/anschrift/druck-hinweis.ts';
import { nichtDruckbarText, undruckbareWorte } from '#shared/text/druckbar.ts';
import type { Absender, PackAuftrag } from './contract.ts';
import { dhlZielProbleme } from './dhl/dhl-probleme.ts';
import { dhlZeileOf } from './dhl/dhl-zeile.ts';
import { packText } from './pack-text.ts';

type Adressiert = Pick<PackAuftrag, '_id' | 'nummer' | 'anschrift' | 'gewicht' | 'versandart'>;

/**
 * What is wrong with the address of an order before its papers are printed: it cannot be read, or the parcel
 * would come back.
 */
export function adressProbleme(auftrag: Adressiert): string[] {
  const ziel = auftrag.versandart === 'dhl' ? dhlZielProbleme(dhlZeileOf(auftrag).empfaenger) : [];
  return [...new Set([...ziel, druckHinweis(auftrag.anschrift, auftrag.versandart) ?? []].flat())];
}

type Blaetter = { absender: Absender; auftraege: Pick<PackAuftrag, 'posten'>[] };

/** What of the workshop itself, or of its goods, cannot be read on the papers. */
export function ladenProbleme({ absender, auftraege }: Blaetter): string[] {
  const waren = auftraege.flatMap(({ posten }) =>
    posten.flatMap(({ name, merkmale }) => [name, packText(merkmale)]),
  );
  return [
    ...satz(Object.values(absender), 'Bitte ändern Sie Name oder Adresse des Ladens in den Einstellungen.'),
    ...satz(waren, 'Bitte ändern Sie die Namen dieser Produkte; für neue Bestellungen gilt der neue.'),
  ];
}

function satz(texte: string[], rat: string): string[] {
  const worte = undruckbareWorte(texte.join(' '));
  return worte.length === 0 ? [] : [`${nichtDruckbarText(worte)} ${rat}`];
}
