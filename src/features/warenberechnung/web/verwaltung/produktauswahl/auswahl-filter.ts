import { isGefunden } from '#shared/text/such-text.ts';
import type { AuswahlProdukt } from '../../../read-antwort.ts';

/** The filters for products that need attention. */
export const auswahlFilter = {
  Alle: () => true,
  Unvollständig: ({ isUnvollstaendig }) => isUnvollstaendig,
  'Unter Kosten': ({ isUnterKosten }) => isUnterKosten,
  Abweichend: ({ isAbweichend }) => isAbweichend,
  'Ohne Preis': ({ preis }) => preis === null,
} satisfies Record<string, (produkt: AuswahlProdukt) => boolean>;

export type AuswahlFilter = keyof typeof auswahlFilter;

/** The filters that match products, with their counts; 'Alle' is always included. */
export function countFilters(produkte: AuswahlProdukt[]): { name: AuswahlFilter; anzahl: number }[] {
  return (Object.keys(auswahlFilter) as AuswahlFilter[])
    .map((name) => ({ name, anzahl: produkte.filter(auswahlFilter[name]).length }))
    .filter(({ name, anzahl }) => anzahl > 0 || name === 'Alle');
}

/** The products of a filter whose name contains the search text. */
export function filterAuswahl(
  produkte: AuswahlProdukt[],
  { filter, suche }: { filter: AuswahlFilter; suche: string },
): AuswahlProdukt[] {
  return produkte.filter((produkt) => auswahlFilter[filter](produkt) && isGefunden(produkt.name, suche));
}
