import { formatEuro } from '#shared/number/money.ts';
import type { BelegArt } from './beleg-art.ts';

/** What a document is called; the long word breaks on a phone with large text. */
export const belegArtText: Record<BelegArt, string> = {
  rechnung: 'Rechnung',
  korrektur: 'Rechnungs\u00adkorrektur',
};

/** The sum of a document with a real minus: behind a hyphen the line could break. */
export function belegBruttoText(brutto: number): string {
  return formatEuro(brutto).replace('-', '−');
}
