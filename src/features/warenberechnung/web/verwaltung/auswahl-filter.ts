import type { AuswahlProdukt } from '../../read-antwort.ts';

/** What the owner may want to look at first. */
export const auswahlFilter = {
  Alle: () => true,
  Unvollständig: ({ isUnvollstaendig }) => isUnvollstaendig,
  'Unter Kosten': ({ isUnterKosten }) => isUnterKosten,
  Abweichend: ({ isAbweichend }) => isAbweichend,
  'Ohne Preis': ({ preis }) => preis === null,
} satisfies Record<string, (produkt: AuswahlProdukt) => boolean>;

export type AuswahlFilter = keyof typeof auswahlFilter;

/** The filters that find something, with how much; 'Alle' is always there. */
export function countFilters(produkte: AuswahlProdukt[]): { name: AuswahlFilter; anzahl: number }[] {
  return (Object.keys(auswahlFilter) as AuswahlFilter[])
    .map((name) => ({ name, anzahl: produkte.filter(auswahlFilter[name]).length }))
    .filter(({ name, anzahl }) => anzahl > 0 || name === 'Alle');
}

/** The products of a filter whose name has what is searched. */
export function filterAuswahl(
  produkte: AuswahlProdukt[],
  { filter, suche }: { filter: AuswahlFilter; suche: string },
): AuswahlProdukt[] {
  const gesucht = suche.trim().toLocaleLowerCase('de-DE');
  return produkte.filter(
    (produkt) => auswahlFilter[filter](produkt) && produkt.name.toLocaleLowerCase('de-DE').includes(gesucht),
  );
}
