import { terminOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Kasse, Moeglichkeit } from '../../contract.ts';

/** When the goods are there, as dates (facts §8, rule 5). */
export function ankunftText({ versandart, termin }: Moeglichkeit): string {
  return `${versandart === 'abholung' ? 'abholbereit ab' : 'Lieferung'} ${terminOhneUmbruch(termin)}`;
}

/** The same as a line of its own, with what it depends on. */
export function terminText(moeglichkeit: Moeglichkeit): string {
  const text = ankunftText(moeglichkeit);
  const { isUeberweisung, isOnline } = zahlwegOf(moeglichkeit.zahlart);
  const wenn = isUeberweisung ? ', wenn Sie heute überweisen' : isOnline ? ', wenn Sie gleich bezahlen' : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${wenn}`;
}

/** Where and when the goods can be fetched, as far as it is said. */
export function abholungText({ ort, zeiten }: NonNullable<Kasse['abholung']>): string {
  return [ort, zeiten].filter(Boolean).join(', ');
}
