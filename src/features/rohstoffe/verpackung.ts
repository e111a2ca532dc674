import { z } from 'zod';
import { decimal, roundHalfUp, toNumber } from '#shared/number/decimal.ts';
import { numberField, textField } from '#shared/number/number-field.ts';
import { formatMenge } from './format-menge.ts';
import { preisField } from './preis-field.ts';
import { defineRohstoffKind } from './rohstoff-kind.ts';

export const formen = ['viereck', 'länglich', 'tüte', 'dose', 'schachtel', 'beutel', 'sonstiges'] as const;
export const materialien = ['karton', 'plastik', 'papier', 'glas', 'metall', 'stoff', 'sonstiges'] as const;

const basis = z.object({
  menge: numberField({ min: 1, max: 1_000_000 }),
  kostenInEuro: preisField(),
});

/** Packaging, its stock in pieces (requirements.md, admin §3 and §5). */
export const verpackung = defineRohstoffKind({
  typ: 'verpackung',
  path: 'verpackungen',
  name: 'Verpackung',
  titel: 'Verpackungen',
  kurz: 'Verp.',
  einheit: 'Stück',
  lager: { gruppe: 'verpackungen', typ: 'verpackung' },
  geringfuegig: 5,
  basis,
  angaben: basis.extend({
    notizen: textField(2000),
    form: z.enum(formen, 'Bitte eine der Formen wählen.'),
    groesse: textField(100),
    material: z.enum(materialien, 'Bitte eines der Materialien wählen.'),
    farbe: textField(100),
    /** Grams; `null` if unknown. */
    maximalGewicht: numberField({ min: 0, max: 1_000_000, decimals: 3 }).nullable(),
  }),
  defaults: {
    menge: 1,
    notizen: '',
    form: 'viereck',
    groesse: '',
    material: 'karton',
    farbe: '',
    maximalGewicht: null,
    mindestbestand: 0,
  },
  abgeleitet: z.object({ kostenProStueck: z.number() }),
  derive: ({ menge, kostenInEuro }) => ({
    kostenProStueck: toNumber(roundHalfUp(decimal(kostenInEuro).div(menge), 4)),
  }),
  preisProEinheit: ({ kostenProStueck }) => kostenProStueck,
  inhaltOf: ({ menge }) => menge,
  packungOf: ({ menge, kostenInEuro }) => ({
    groesse: formatMenge(menge, 'Stück'),
    preis: kostenInEuro,
    von: '',
  }),
  isKnapp: ({ aktuellVorrat, mindestbestand }) => aktuellVorrat < mindestbestand,
});
