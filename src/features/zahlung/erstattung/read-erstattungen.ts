import { erstattungswege } from '#features/auftrag/ereignisse/ereignis.ts';
import {
  day,
  each,
  flag,
  having,
  list,
  matching,
  maybe,
  number,
  type Open,
  part,
  shape,
  text,
  time,
  word,
} from '#shared/wire/reader.ts';
import { zahlungsmodi } from '../online/zahlungsstand.ts';
import type { Erstattung, Erstattungen } from './erstattung-contract.ts';
import { erstattungsstaende } from './erstattungsstand.ts';

type Konto = NonNullable<Erstattung['konto']>;
type Anbieter = NonNullable<Erstattungen['anbieter']>;

/** Money on its way back as a screen shows it: without words that it does not know, and without what is no drawing. */
export type GeleseneErstattung = Omit<Open<Erstattung, 'weg' | 'stand'>, 'konto'> & {
  konto?: Open<Konto, 'giroCode'> | undefined;
};

/** The same of all of an order. */
export type GeleseneErstattungen = Omit<Erstattungen, 'anbieter' | 'erstattungen'> & {
  anbieter?: Open<Anbieter, 'modus'> | undefined;
  erstattungen: GeleseneErstattung[];
};

const parseKonto = having(
  ['iban'],
  shape<Open<Konto, 'giroCode'>>({
    ...each(['iban', 'inhaber', 'verwendungszweck'], text),
    giroCode: having(
      ['groesse', 'pfad'],
      shape({ groesse: maybe(number(0)), pfad: matching(/^[MmHhVvLlZz\d\s.,-]+$/) }),
    ),
  }),
);

const parseErstattung = having(
  ['_id'],
  shape<GeleseneErstattung>({
    _id: text,
    betrag: number(0),
    weg: word(erstattungswege),
    stand: word(erstattungsstaende),
    begonnenAt: time,
    beendetAt: maybe(time),
    grund: maybe(text),
    konto: parseKonto,
  }),
);

const parseAnbieter = having(
  ['betrag'],
  shape<Omit<Open<Anbieter, 'modus'>, 'betrag'> & { betrag?: number | undefined }>({
    betrag: maybe(number(0)),
    name: text,
    modus: word(zahlungsmodi),
  }),
);

/** What can go back and what is on its way, from an answer of any shape; `undefined` without its list. */
export function parseErstattungen(value: unknown): GeleseneErstattungen | undefined {
  return part(
    having(
      ['frei', 'erstattungen'],
      shape<Omit<GeleseneErstattungen, 'frei'> & { frei: number | undefined }>({
        frei: number(undefined),
        anbieter: parseAnbieter,
        hatEmail: flag,
        bis: maybe(day),
        erstattungen: list(parseErstattung),
      }),
    ),
  )(value);
}
