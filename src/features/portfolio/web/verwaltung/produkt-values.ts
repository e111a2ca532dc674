import { z } from 'zod';
import { numberOrText } from '#shared/parse-number.ts';
import { euroToText } from '#web/ui/verwaltung/number-text.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { createProduktBody } from '../../produkt-body.ts';

/** What stands in the fields of the product form: numbers as text, texts that are missing as `''`. */
export type ProduktValues = {
  name: string;
  seife: string;
  gramm: string;
  aroma: string;
  seifenform: string;
  zusatz: string;
  optional: string;
  verpackung: string;
  reihenfolge: string;
  aktiv: boolean;
  preis: string;
  weblink: string;
  beschreibung: {
    kurz: string;
    lang: string;
    inhaltsstoffe: string;
    anwendung: string;
    besonderheiten: string;
  };
};

/** admin.txt §4: a new product is active and stands at 0. */
export const emptyValues: ProduktValues = {
  name: '',
  seife: '',
  gramm: '',
  aroma: '',
  seifenform: '',
  zusatz: '',
  optional: '',
  verpackung: '',
  reihenfolge: '0',
  aktiv: true,
  preis: '',
  weblink: '',
  beschreibung: { kurz: '', lang: '', inhaltsstoffe: '', anwendung: '', besonderheiten: '' },
};

/** The form filled with a product (admin.txt §4, Edit form); its price as Germans write it. */
export function valuesOf(produkt: VerwaltetesProdukt): ProduktValues {
  const {
    name,
    seife,
    aroma,
    seifenform,
    zusatz = '',
    optional = '',
    verpackung = '',
    weblink = '',
  } = produkt;
  const { gramm, reihenfolge, preis, aktiv, beschreibung } = produkt;
  return {
    ...{ name, seife, aroma, seifenform, zusatz, optional, verpackung, weblink, aktiv },
    gramm: gramm > 0 ? String(gramm) : '',
    reihenfolge: String(reihenfolge),
    preis: typeof preis !== 'number' ? '' : euroToText(preis),
    beschreibung: { ...emptyValues.beschreibung, ...beschreibung },
  };
}

/** What stands in the fields as the server takes it; it checks with the same schema, so both say the same about a field. */
export const produktForm = z.preprocess((values: ProduktValues) => {
  const { gramm, reihenfolge, preis } = values;
  return {
    ...values,
    gramm: numberOrText(gramm),
    reihenfolge: numberOrText(reihenfolge),
    preis: numberOrText(preis),
  };
}, createProduktBody);

/** The fields by their path in the form, with the words that stand beside them. */
export const feldNamen = {
  name: 'Name',
  seife: 'Seife',
  gramm: 'Gramm',
  aroma: 'Aroma',
  seifenform: 'Seifenform',
  verpackung: 'Verpackung',
  zusatz: 'Zusatz',
  optional: 'Optional',
  reihenfolge: 'Reihenfolge',
  aktiv: 'Aktiv',
  preis: 'Preis',
  weblink: 'Weblink',
  'beschreibung.kurz': 'Kurzbeschreibung',
  'beschreibung.lang': 'Beschreibung',
  'beschreibung.inhaltsstoffe': 'Inhaltsstoffe',
  'beschreibung.anwendung': 'Anwendung',
  'beschreibung.besonderheiten': 'Besonderheiten',
} as const;

export type Feld = keyof typeof feldNamen;
export const felder = Object.keys(feldNamen) as Feld[];
