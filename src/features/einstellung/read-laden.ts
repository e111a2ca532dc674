import type { Laden, LadenTexte } from './laden.ts';

/** What a page shows when the settings are not there: an old server, or an answer with a field missing. */
const unbekannt: Laden = {
  name: '',
  slogan: '',
  inhaberin: '',
  adresse: { strasse: '', hausnummer: '', plz: '', stadt: '', land: 'Deutschland' },
  email: '',
  telefon: '',
  fotoProfil: { name: '', url: '' },
  fussSatz: '',
  steuermodus: 'regelbesteuerung',
  phase: 'angekuendigt',
  pause: null,
  versand: {
    dhl: { aktiv: true, tabelle: [{ bisGramm: 31_500, preis: 7.69 }], freiAb: null },
    abholung: { aktiv: false, ort: '', zeiten: '' },
    verpackungGramm: 0,
  },
};

const keineTexte: LadenTexte = {
  begruessung: '',
  ueberUns: '',
  geschichte: '',
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

/** `value` with the shape of `known`: a part of another kind is that of `known`, the items of lists are taken as they are. */
function filled<T>(known: T, value: unknown): T {
  if (known === null) return (isObject(value) ? value : null) as T;
  if (Array.isArray(known)) return (Array.isArray(value) ? value.filter(isObject) : known) as T;
  if (!isObject(known)) return (typeof value === typeof known ? value : known) as T;
  const given: Record<string, unknown> = isObject(value) ? { ...value } : {};
  return Object.fromEntries(
    Object.entries(known).map(([key, part]) => [
      key,
      // The limit of free shipping is a number or nothing.
      key === 'freiAb' ? (typeof given[key] === 'number' ? given[key] : null) : filled(part, given[key]),
    ]),
  ) as T;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
