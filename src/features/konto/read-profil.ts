import {
  each,
  flag,
  having,
  list,
  number,
  type Open,
  parseList,
  part,
  shape,
  text,
  time,
} from '#shared/wire/reader.ts';
import type { Profil, ProfilBestellung } from './contract.ts';

const adresse = each(['strasse', 'hausnummer', 'zusatz', 'plz', 'stadt', 'land'], text);

/** A profile from an answer of any shape; `undefined` without an address to sign in with, or without the others. */
export const parseProfil = having(
  ['email', 'adresse', 'lieferadresse'],
  shape<Open<Profil, 'adresse' | 'lieferadresse'>>({
    ...each(['email', 'neueEmail', 'kundennummer', 'vorname', 'nachname', 'telefon', 'seit'], text),
    ...each(['emailBestaetigt', 'istLoeschbar'], flag),
    adresse: part(shape(adresse)),
    lieferadresse: part(
      shape({ verwendet: flag, ...each(['firmenname', 'vorname', 'nachname'], text), ...adresse }),
    ),
    sitzungen: list(
      having(
        ['seit', 'zuletzt'],
        shape({ id: text, geraet: text, seit: time, zuletzt: time, istDiese: flag }),
      ),
    ),
  }),
);

/** The orders of an account; none is left out for a field that it lacks. `undefined` without their list. */
export const parseBestellungen = parseList(
  shape<ProfilBestellung>({
    ...each(['nummer', 'token', 'am', 'stand'], text),
    summe: number(0),
    posten: list(shape({ name: text, menge: number(0) })),
  }),
);
