import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import type { Angaben } from '../../produkt-typen.ts';

export type AngabeName = keyof Angaben;

/**
 * A field of a type in the form: a word to choose or write (`werte` are offered, and the raw materials of `kind`), a whole
 * number, or a line that may be empty.
 */
export type ProduktFeld = { name: AngabeName; label: string } & (
  | { art: 'wort'; werte: readonly string[]; kind?: RohstoffKind }
  | { art: 'zahl'; einheit: string }
  | { art: 'zeile' }
);

/** What the back office shows of a type besides what all products have. */
export type ProduktMaske = {
  /** In the order of the form. */
  felder: readonly ProduktFeld[];
  /** In short: on its card, behind 'Mehr' there, and above its calculation. What is empty is left out. */
  worte: (angaben: Angaben) => Record<'karte' | 'mehr' | 'kalkulation', (string | undefined)[]>;
};
