import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import type { Angaben } from '../../../produkttypen/produkt-typen.ts';

export type AngabeName = keyof Angaben;

/**
 * A form field of a type: a word to select or type (the options are the raw materials of `kind`, the words of other
 * products, and `werte`, which every workshop has), a whole number, or an optional line.
 */
export type ProduktFeld = { name: AngabeName; label: string } & (
  | { art: 'wort'; werte: readonly string[]; kind?: RohstoffKind }
  | { art: 'zahl'; einheit: string }
  | { art: 'zeile' }
);

/** How the back office shows the own fields of a type. */
export type ProduktMaske = {
  /** In the order of the form. */
  felder: readonly ProduktFeld[];
  /** Warnings that fit most products of the type: offered in the form, shown in the shop only once they are saved. */
  warnhinweise?: string;
  /** Short texts: on the card, behind its 'Mehr', and above the calculation. Empty ones are left out. */
  worte: (angaben: Angaben) => Record<'karte' | 'mehr' | 'kalkulation', (string | undefined)[]>;
};
