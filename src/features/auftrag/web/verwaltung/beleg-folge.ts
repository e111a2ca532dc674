import type { GelesenerAuftrag } from '../../read-auftrag.ts';

type Belege = Pick<GelesenerAuftrag, 'belege'>;

/**
 * What is said where an order is to cost less: once it has documents, one more of them follows, and none is ever
 * deleted. Only the owner reads of documents: nobody else's order brings any. Empty where none follows.
 */
export function korrekturFolge({ belege = [] }: Belege): string {
  return belege.length > 0 ? 'Der Laden schreibt dazu eine Rechnungskorrektur.' : '';
}

/** The same where that is taken back. */
export function korrekturRuecknahme({ belege = [] }: Belege): string {
  return belege.length > 0
    ? 'Geschriebene Belege bleiben: Der Laden schreibt dazu eine weitere Rechnungskorrektur.'
    : '';
}
