import { z } from 'zod';
import { defineRohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { numberField } from '#shared/number/number-field.ts';

const basis = z.object({
  gesamtInGramm: numberField({ min: 1, max: 1000, decimals: 2 }),
  ekPreis: numberField({ min: 0, max: 1000, decimals: 2 }),
});

/**
 * A fourth kind of raw material: this definition is all it needs on the server. Tests register it with `vi.mock` of the
 * module `rohstoff-kinds.ts`.
 */
export const farbe = defineRohstoffKind({
  typ: 'farbe',
  path: 'farben',
  name: 'Farbe',
  titel: 'Farben',
  kurz: 'Farben',
  einheit: 'g',
  lager: { gruppe: 'farben', typ: 'farbe' },
  geringfuegig: 10,
  basis,
  angaben: basis.extend({ ton: z.enum(['rot', 'gold'], 'Bitte rot oder gold wählen.') }),
  defaults: { gesamtInGramm: 50, ton: 'rot', mindestbestand: 20 },
  abgeleitet: z.object({ preisProGramm: z.number() }),
  derive: ({ gesamtInGramm, ekPreis }) => ({ preisProGramm: ekPreis / gesamtInGramm }),
  preisProEinheit: ({ preisProGramm }) => preisProGramm,
  inhaltOf: ({ gesamtInGramm }) => Math.floor(gesamtInGramm),
  packungOf: ({ gesamtInGramm, ekPreis }) => ({ groesse: `${gesamtInGramm} g`, preis: ekPreis, von: '' }),
  isKnapp: ({ aktuellVorrat, mindestbestand }) => aktuellVorrat < mindestbestand,
});
