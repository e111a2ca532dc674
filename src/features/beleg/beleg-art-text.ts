import type { BelegArt } from './beleg-art.ts';

/** What a document is called; the long word breaks on a phone with large text. */
export const belegArtText: Record<BelegArt, string> = {
  rechnung: 'Rechnung',
  korrektur: 'Rechnungs\u00adkorrektur',
};
