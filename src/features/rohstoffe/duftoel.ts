import { z } from 'zod';
import { decimal, roundHalfUp, toNumber } from '#shared/number/decimal.ts';
import { numberField, textField } from '#shared/number/number-field.ts';
import { formatMenge } from './format-menge.ts';
import { preisField } from './preis-field.ts';
import { defineRohstoffKind } from './rohstoff-kind.ts';

export const duftrichtungen = [
  'blumig',
  'fruchtig',
  'holzig',
  'kräuterig',
  'süß',
  'frisch',
  'orientalisch',
] as const;
export const intensitaeten = ['mild', 'mittel', 'stark'] as const;

const basis = z.object({
  gesamtInMl: numberField({ min: 1, max: 100_000, decimals: 3 }),
  ekPreis: preisField(),
  tropfenProMl: numberField({ min: 1, max: 1000, decimals: 3 }),
});

/** Fragrance oil, its stock in drops (requirements.md, admin §3 and §5). */
export const duftoel = defineRohstoffKind({
  typ: 'duftoel',
  path: 'duftoele',
  name: 'Duftöl',
  titel: 'Duftöle',
  kurz: 'Düfte',
  einheit: 'tropfen',
  // 'duftoil' is the spelling of requirements.md, admin §7.
  lager: { gruppe: 'duftoele', typ: 'duftoil' },
  geringfuegig: 20,
  basis,
  angaben: basis.extend({
    beschreibung: textField(2000),
    hersteller: textField(200),
    duftrichtung: z.enum(duftrichtungen, 'Bitte eine der Duftrichtungen wählen.'),
    intensitaet: z.enum(intensitaeten, 'Bitte mild, mittel oder stark wählen.'),
    empfohlungProSeife: numberField({ min: 1, max: 10_000 }),
    maximalProSeife: numberField({ min: 1, max: 10_000 }),
    haltbarkeitMonate: numberField({ min: 1, max: 1200 }),
    lagertemperatur: textField(200),
  }),
  defaults: {
    gesamtInMl: 15,
    ekPreis: 0,
    tropfenProMl: 20,
    beschreibung: '',
    hersteller: '',
    duftrichtung: 'blumig',
    intensitaet: 'mittel',
    empfohlungProSeife: 5,
    maximalProSeife: 10,
    haltbarkeitMonate: 24,
    lagertemperatur: 'Raumtemperatur (15-25°C)',
    mindestbestand: 50,
  },
  abgeleitet: z.object({ anzahlTropfen: z.number().int(), kostenProTropfen: z.number() }),
  derive({ gesamtInMl, ekPreis, tropfenProMl }) {
    const anzahlTropfen = Math.floor(toNumber(decimal(gesamtInMl).times(tropfenProMl)));
    const kostenProTropfen = roundHalfUp(decimal(ekPreis).div(anzahlTropfen), 8);
    return { anzahlTropfen, kostenProTropfen: toNumber(kostenProTropfen) };
  },
  preisProEinheit: ({ kostenProTropfen }) => kostenProTropfen,
  inhaltOf: ({ anzahlTropfen }) => anzahlTropfen,
  vorratFolgt: true,
  packungOf: ({ gesamtInMl, ekPreis, hersteller }) => ({
    groesse: formatMenge(gesamtInMl, 'ml'),
    preis: ekPreis,
    von: hersteller,
  }),
  // Below 20 % of a full bottle or below its minimum (R18).
  isKnapp: ({ aktuellVorrat, anzahlTropfen, mindestbestand }) =>
    aktuellVorrat * 5 < anzahlTropfen || aktuellVorrat < mindestbestand,
});
