import { formatTermin } from '#features/lieferung/liefertermin.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Moeglichkeit } from '../../contract.ts';

/** When the goods are there, as dates (facts §8, rule 5). */
export function ankunftText({ versandart, termin }: Moeglichkeit): string {
  return `${versandart === 'abholung' ? 'abholbereit ab' : 'Lieferung'} ${formatTermin(termin)}`;
}

/** The same as a line of its own, with what it depends on. */
export function terminText(moeglichkeit: Moeglichkeit): string {
  const text = ankunftText(moeglichkeit);
  const wenn = zahlwegOf(moeglichkeit.zahlart).isUeberweisung ? ', wenn Sie heute überweisen' : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${wenn}`;
}

/** One day as it is read in a sentence. */
export function lieferTagText(tag: string): string {
  return formatTermin({ von: tag, bis: tag });
}
