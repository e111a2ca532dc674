import { formatTermin } from '#features/einstellung/liefertermin.ts';
import { formatEuro } from '#shared/money.ts';
import type { Moeglichkeit } from '../../kasse-contract.ts';

/** Postage, in euros. */
export function betragText(versand: number): string {
  return versand === 0 ? 'kostenlos' : formatEuro(versand);
}

/** When the goods are there, as dates (facts §8, rule 5), and what that depends on. */
export function terminText({ versandart, zahlart, termin }: Moeglichkeit): string {
  const wenn = zahlart === 'vorkasse' ? ', wenn Sie heute überweisen' : '';
  return versandart === 'abholung'
    ? `Abholbereit ab ${formatTermin(termin)}${wenn}`
    : `Lieferung ${formatTermin(termin)}${wenn}`;
}

/** One day as it is read in a sentence. */
export function tagText(tag: string): string {
  return formatTermin({ von: tag, bis: tag });
}
