import { z } from 'zod';
import { decimal, roundHalfUp, toNumber } from '#shared/number/decimal.ts';
import { numberField, textField } from '#shared/number/number-field.ts';
import { formatMenge } from './format-menge.ts';
import { preisField } from './preis-field.ts';
import { defineRohstoffKind } from './rohstoff-kind.ts';

const basis = z.object({
  gesamtInGramm: numberField({ min: 1, max: 1_000_000, decimals: 3 }),
  ekPreis: preisField(),
});

/** Base soap, its stock in grams (requirements.md, admin §3 and §5). */
export const rohseife = defineRohstoffKind({
  typ: 'rohseife',
  path: 'rohseife',
  name: 'Rohseife',
  titel: 'Rohseifen',
  kurz: 'Seifen',
  einheit: 'g',
  lager: { gruppe: 'rohseifen', typ: 'rohseife' },
  geringfuegig: 100,
  basis,
  angaben: basis.extend({ beschreibung: textField(2000), farbe: textField(100), lieferant: textField(200) }),
  defaults: {
    gesamtInGramm: 1000,
    ekPreis: 0,
    beschreibung: '',
    farbe: '',
    lieferant: '',
    aktuellVorrat: 1000,
    mindestbestand: 100,
  },
  abgeleitet: z.object({ preisProGramm: z.number(), preisPro10Gramm: z.number() }),
  derive({ gesamtInGramm, ekPreis }) {
    const preisProGramm = roundHalfUp(decimal(ekPreis).div(gesamtInGramm), 6);
    const preisPro10Gramm = roundHalfUp(preisProGramm.times(10), 4);
    return { preisProGramm: toNumber(preisProGramm), preisPro10Gramm: toNumber(preisPro10Gramm) };
  },
  preisProEinheit: ({ preisProGramm }) => preisProGramm,
  inhaltOf: ({ gesamtInGramm }) => Math.floor(gesamtInGramm),
  packungOf: ({ gesamtInGramm, ekPreis, lieferant }) => ({
    groesse: formatMenge(gesamtInGramm, 'g'),
    preis: ekPreis,
    von: lieferant,
  }),
  isKnapp: ({ aktuellVorrat, mindestbestand }) => aktuellVorrat < mindestbestand,
});
