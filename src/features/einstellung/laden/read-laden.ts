import { ersteTabelle } from '#features/lieferung/erste-preistabelle.ts';
import type { Laden, LadenTexte } from './laden.ts';
import { texteDasSindWir, texteJederSeite } from './laden-texte.ts';

/** What a page shows when the settings are not there: an old server, or an answer with a field missing. */
const unbekannt: Laden = {
  name: '',
  slogan: '',
  inhaberin: '',
  adresse: { strasse: '', hausnummer: '', plz: '', stadt: '', land: 'Deutschland' },
  email: '',
  telefon: '',
  fotoProfil: { name: '', url: '' },
  verantwortlich: '',
  ...texteJederSeite,
  merkmale: [],
  steuermodus: 'regelbesteuerung',
  phase: 'angekuendigt',
  pause: null,
  versand: {
    dhl: { aktiv: true, tabelle: ersteTabelle, freiAb: null },
    abholung: { aktiv: false, ort: '', zeiten: '' },
    verpackungGramm: 0,
  },
  zahlung: { vorkasse: false, abholung: false },
};

const keineTexte: LadenTexte = {
  ...texteDasSindWir,
  bereiche: [],
  werte: [],
  team: [],
};

/** Settings from an answer of any shape. */
export function readLaden(data: unknown): Laden {
  return filled(unbekannt, data);
}

export function readLadenTexte(data: unknown): LadenTexte {
  return filled(keineTexte, data);
}

/** The items of each list: an item of another shape is left out. */
const eintraege: Record<string, object> = {
  tabelle: { bisGramm: 0, preis: 0 },
  bereiche: { titel: '', text: '' },
  merkmale: { titel: '', text: '' },
  werte: { titel: '', text: '' },
  team: { name: '', aufgabe: '' },
};

/** `value` with the shape of `known`: a part of another kind is that of `known`. */
function filled<T>(known: T, value: unknown, key = ''): T {
  // The limit of free shipping is a number or nothing, a pause is there or not.
  if (key === 'freiAb') return (typeof value === 'number' ? value : null) as T;
  if (key === 'pause') return (isObject(value) ? filled({ text: '', bis: '' }, value) : null) as T;
  if (Array.isArray(known))
    return (Array.isArray(value) ? value.filter((item) => hasShape(eintraege[key], item)) : known) as T;
  if (!isObject(known)) return (typeof value === typeof known ? value : known) as T;
  const given: Record<string, unknown> = isObject(value) ? { ...value } : {};
  return Object.fromEntries(
    Object.entries(known).map(([name, part]) => [name, filled(part, given[name], name)]),
  ) as T;
}

function hasShape(shape: object = {}, item: unknown): boolean {
  if (!isObject(item)) return false;
  const given: Record<string, unknown> = { ...item };
  return Object.entries(shape).every(([name, part]) => typeof given[name] === typeof part);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
