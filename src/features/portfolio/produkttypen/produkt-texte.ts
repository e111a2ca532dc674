import { ownValue } from '#shared/wire/own-value.ts';
import type { Produkt } from '../contract.ts';
import { seifeTexte } from './seife-texte.ts';
import type { ProduktTexte } from './typ-texte.ts';

/** By the `typ` of the products. */
export const produktTexte: Record<string, ProduktTexte> = { seife: seifeTexte };

const ohneAngaben: ProduktTexte = {
  read: () => ({}),
  chip: () => undefined,
  gramm: () => undefined,
  fakten: () => [],
  kartenFakten: () => [],
  titel: ({ name }) => name,
  beschreibung: ({ name }) => `${name}, von Hand gemacht.`,
  jsonLd: () => ({}),
};

/** The texts of a product's type; a cached page may be older than that type. */
export function texteOf({ typ = 'seife' }: Pick<Produkt, 'typ'>): ProduktTexte {
  return ownValue(produktTexte, typ) ?? ohneAngaben;
}
