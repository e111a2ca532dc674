import { z } from 'zod';
import { boundedText, line, optionalText } from '#features/portfolio/produkttypen/produkt-eingabe.ts';
import { defineProduktTyp } from '#features/portfolio/produkttypen/produkt-typ.ts';
import type { ProduktTexte } from '#features/portfolio/produkttypen/typ-texte.ts';
import { readText } from '#shared/wire/read-value.ts';

/** Unlike this one, a soap's packaging is any text, and required. */
const huelle = z.enum(['Hülle', 'Banderole'], 'Bitte wählen Sie Hülle oder Banderole.');

/**
 * A second type of product: a card that is printed by hand, without weight and scent, in one colour or two.
 * One of its fields has the name of one of a soap's, with other limits. Tests register it with `vi.mock` of
 * `produkt-typen.ts`, and its texts of `produkt-texte.ts`.
 */
export const karte = defineProduktTyp({
  typ: 'karte',
  name: 'Karte',
  angaben: z.object({
    motiv: z.string(),
    druck: z.string(),
    rand: z.string().optional(),
    verpackung: huelle.optional(),
  }),
  eingabe: z.object({
    motiv: line('Bitte geben Sie das Motiv an.'),
    druck: line('Bitte geben Sie die Druckfarbe an.'),
    rand: optionalText(boundedText(100)).optional(),
    verpackung: huelle.nullable().optional(),
  }),
  merkmale: ({ motiv, rand }) => [
    { label: 'Motiv', text: motiv },
    ...(rand ? [{ label: 'Rand', text: rand, isNebensache: true }] : []),
  ],
  rezept: ({ druck, rand }) => [
    { teil: 'druck', typ: 'farbe', bezeichnung: druck, menge: 3 },
    ...(rand ? [{ teil: 'rand', typ: 'farbe', bezeichnung: rand, menge: 2 }] : []),
    { teil: 'umschlag', typ: 'verpackung', bezeichnung: 'viereck', menge: 1 },
  ],
});

/** The compiler's types contain only the fields of the registered types. */
const motivOf = (angaben: object) => readText((angaben as { motiv?: unknown }).motiv) ?? '';

export const karteTexte: ProduktTexte = {
  read: (answer) => ({ motiv: motivOf(answer), verpackung: readText(answer.verpackung) }) as object,
  chip: () => 'Handdruck',
  gramm: () => undefined,
  fakten: (angaben) => [{ name: 'Motiv', wert: motivOf(angaben) }],
  kartenFakten: (angaben) => [{ name: 'Motiv', wert: motivOf(angaben) }],
  titel: ({ name, ...angaben }) => `${name}: Karte mit ${motivOf(angaben)}`,
  beschreibung: ({ name }) => `${name}, von Hand gedruckt.`,
  jsonLd: () => ({ category: 'Karte' }),
};
