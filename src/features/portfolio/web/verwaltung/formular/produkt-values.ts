import { z } from 'zod';
import { numberOrText } from '#shared/number/parse-number.ts';
import { euroToText, numberToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { produktBodyOf } from '../../../produkt-body.ts';
import type { Angaben } from '../../../produkttypen/produkt-typen.ts';
import { type Verkauf, verkaufVorgabe } from '../../../verkauf/verkauf.ts';
import type { AngabeName } from '../produkttypen/produkt-maske.ts';
import { alleFelder, produktMaskeOf } from '../produkttypen/produkt-masken.ts';

/** The values of the product form: numbers as text, missing texts as `''`; the fields of all types. */
export type ProduktValues = Record<AngabeName, string> & {
  typ: string;
  name: string;
  reihenfolge: string;
  aktiv: boolean;
  steuersatz: string;
  aufBestellung: boolean;
  fertigungstage: string;
  packgewicht: string;
  preis: string;
  ermaessigt: boolean;
  weblink: string;
  artikelnummer: string;
  beschreibung: {
    kurz: string;
    lang: string;
    inhaltsstoffe: string;
    anwendung: string;
    besonderheiten: string;
    warnhinweise: string;
  };
};

/** requirements.md, admin §4: a new product is active and has reihenfolge 0. */
export const emptyValues: ProduktValues = {
  ...angabenValues({}),
  typ: 'seife',
  name: '',
  reihenfolge: '0',
  aktiv: true,
  ...verkaufValues(verkaufVorgabe),
  preis: '',
  ermaessigt: false,
  weblink: '',
  artikelnummer: '',
  beschreibung: {
    kurz: '',
    lang: '',
    inhaltsstoffe: '',
    anwendung: '',
    besonderheiten: '',
    warnhinweise: '',
  },
};

/** The form's values for a product (requirements.md, admin §4, Edit form); its price in German notation. */
export function produktValuesOf(produkt: VerwaltetesProdukt): ProduktValues {
  const { typ = 'seife', name, weblink = '', artikelnummer = '', reihenfolge, ...rest } = produkt;
  const { preis, ermaessigt, aktiv, beschreibung } = rest;
  return {
    ...angabenValues(produkt),
    ...verkaufValues(produkt),
    ...{ typ, name, weblink, artikelnummer, ermaessigt, aktiv },
    reihenfolge: String(reihenfolge),
    preis: typeof preis !== 'number' ? '' : euroToText(preis),
    beschreibung: { ...emptyValues.beschreibung, ...beschreibung },
  };
}

function verkaufValues(verkauf: Partial<Verkauf>) {
  const {
    steuersatz = verkaufVorgabe.steuersatz,
    aufBestellung = false,
    fertigungstage,
    packgewicht,
  } = verkauf;
  return {
    steuersatz: numberToText(steuersatz),
    aufBestellung,
    fertigungstage: numberToText(fertigungstage),
    packgewicht: numberToText(packgewicht),
  };
}

/** 0 counts as empty. */
function angabenValues(angaben: Angaben): Record<AngabeName, string> {
  const values = alleFelder.map(({ name }) => [name, String(angaben[name] || '')]);
  return Object.fromEntries(values);
}

/**
 * Converts the values of a product of this type to the server's body, with the server's own schema, so that
 * both give the same messages.
 */
export function produktFormOf(typ: string): ProduktForm {
  const form = forms.get(typ) ?? makeForm(typ);
  forms.set(typ, form);
  return form;
}

type ProduktForm = ReturnType<typeof makeForm>;

/** Kept, because every key in a form that was refused once asks for it. */
const forms = new Map<string, ProduktForm>();

const gemeinsameZahlen = ['reihenfolge', 'preis', 'steuersatz', 'fertigungstage', 'packgewicht'] as const;

function makeForm(typ: string) {
  const { felder } = produktMaskeOf({ typ });
  const zahlFelder = felder.filter(({ art }) => art === 'zahl').map(({ name }) => name);
  return z.preprocess((values: ProduktValues) => {
    const numbers = [...gemeinsameZahlen, ...zahlFelder];
    return { ...values, ...Object.fromEntries(numbers.map((name) => [name, numberOrText(values[name])])) };
  }, produktBodyOf(typ));
}

/** The fields of all products by their path in the form, with their labels. */
export const produktFeldNamen = {
  name: 'Name',
  reihenfolge: 'Reihenfolge',
  aktiv: 'Aktiv',
  steuersatz: 'Steuersatz',
  packgewicht: 'Packgewicht',
  aufBestellung: 'Auch auf Bestellung',
  fertigungstage: 'Fertigungszeit',
  artikelnummer: 'Artikelnummer',
  'beschreibung.warnhinweise': 'Warnhinweise',
  preis: 'Preis',
  ermaessigt: 'Als Angebot zeigen',
  weblink: 'Weblink',
  'beschreibung.kurz': 'Kurzbeschreibung',
  'beschreibung.lang': 'Beschreibung',
  'beschreibung.inhaltsstoffe': 'Inhaltsstoffe',
  'beschreibung.anwendung': 'Anwendung',
  'beschreibung.besonderheiten': 'Besonderheiten',
} as const;

export type Feld = keyof typeof produktFeldNamen | AngabeName;

/** All fields of a product of this type with their words, in the order of the form. */
export function felderOf({ typ }: Pick<ProduktValues, 'typ'>): { feld: Feld; label: string }[] {
  const [name, ...others] = (Object.keys(produktFeldNamen) as (keyof typeof produktFeldNamen)[]).map(
    (feld) => ({
      feld,
      label: produktFeldNamen[feld],
    }),
  );
  const own = produktMaskeOf({ typ }).felder.map(({ name, label }) => ({ feld: name, label }));
  return [...(name ? [name] : []), ...own, ...others];
}
