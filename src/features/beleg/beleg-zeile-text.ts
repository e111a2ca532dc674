import { formatEuro } from '#shared/number/money.ts';
import { withMinus } from '#shared/number/with-minus.ts';
import type { BelegArt } from './beleg-art.ts';

/** What a document is called; the long word breaks on a phone with large text. */
export const belegArtText: Record<BelegArt, string> = {
  rechnung: 'Rechnung',
  korrektur: 'Rechnungs\u00adkorrektur',
};

/** The sum of a document. */
export function belegBruttoText(brutto: number): string {
  return withMinus(formatEuro(brutto));
}
