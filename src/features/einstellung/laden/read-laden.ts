import { parseLadenBild } from '#features/bild/parse-laden-bild.ts';
import { ersteTabelle } from '#features/lieferung/erste-preistabelle.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import {
  each,
  flag,
  having,
  list,
  notFalse,
  number,
  parseList,
  part,
  shape,
  text,
  word,
} from '#shared/wire/reader.ts';
import type { Laden, LadenTexte } from './laden.ts';
import { mapTexte, texteDasSindWir, texteJederSeite } from './laden-texte.ts';

const titelUndTexte = list(having(['titel'], shape(each(['titel', 'text'], text))));
const parsePause = part(shape(each(['text', 'bis'], text)));
const parseTabelle = parseList(
  having(['bisGramm', 'preis'], shape(each(['bisGramm', 'preis'], number(undefined)))),
);

/** Settings from an answer of any shape, and what a page shows without them: an old server, or a failed load. */
export const readLaden = shape<Laden>({
  ...each(['name', 'slogan', 'inhaberin', 'email', 'telefon', 'verantwortlich'], text),
  adresse: shape({
    ...each(['strasse', 'hausnummer', 'plz', 'stadt'], text),
    land: (value) => text(value) || 'Deutschland',
  }),
  fotoProfil: shape(each(['name', 'url'], text)),
  ...mapTexte(texteJederSeite, () => text),
  // Each has its drawing by its place, so that empty ones stay.
  merkmale: list(shape(each(['titel', 'text'], text))),
  steuermodus: word(['regelbesteuerung', 'kleinunternehmer'], 'regelbesteuerung'),
  phase: word(['angekuendigt', 'geoeffnet', 'pausiert'], 'angekuendigt'),
  pause: (value) => parsePause(value) ?? null,
  versand: shape({
    dhl: shape({
      aktiv: notFalse,
      tabelle: (value) => parseTabelle(value) ?? ersteTabelle,
      freiAb: number(null),
    }),
    abholung: shape({ aktiv: flag, ...each(['ort', 'zeiten'], text) }),
    verpackungGramm: number(0),
  }),
  zahlung: shape(each(zahlarten, flag)),
  // Every page reads it: the names of the ways, and so which are known, come with the few that show them.
  onlineWege: (value) => (Array.isArray(value) ? value : []),
  bild: parseLadenBild,
});

export const readLadenTexte = shape<LadenTexte>({
  ...mapTexte(texteDasSindWir, () => text),
  bereiche: titelUndTexte,
  werte: titelUndTexte,
  team: list(having(['name'], shape(each(['name', 'aufgabe'], text)))),
  bild: parseLadenBild,
});
