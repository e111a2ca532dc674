import { readAnschrift } from '#features/auftrag/read-angaben.ts';
import { betragArten } from '#features/beleg/beleg-inhalt.ts';
import { readBelegZeilen } from '#features/beleg/read-beleg-zeilen.ts';
import { nachrichtStaende } from '#features/post/nachricht.ts';
import { texts } from '#shared/wire/more-readers.ts';
import {
  day,
  each,
  flag,
  having,
  list,
  maybe,
  number,
  type Open,
  parseList,
  part,
  type Reader,
  shape,
  text,
  time,
  word,
} from '#shared/wire/reader.ts';
import type { BelegMail, BelegVoll } from './contract.ts';
import { belegReaders, parseSummen } from './read-belege.ts';

type Betrag = NonNullable<BelegVoll['betraege']>[number];

const zeilen: Reader<BelegVoll['zu']> = (value) => readBelegZeilen(value) ?? [];

/** A sum of a kind that this page does not know is left out: it has no name for it. */
const betraege = parseList(
  having(
    ['art'],
    shape<Open<Betrag, 'art'>>({ art: word(betragArten), ...each(['satzPromille', 'betrag'], number(0)) }),
  ),
);

/** One document, of an answer of any shape; `undefined` without its number. */
export const parseBelegVoll: Reader<BelegVoll | undefined> = having(
  ['nummer'],
  shape<BelegVoll>({
    ...belegReaders,
    createdAt: time,
    steuern: (value) => parseSummen(value) ?? [],
    istKleinunternehmer: maybe(flag),
    leistung: part(shape({ von: day, bis: day })),
    empfaenger: part(readAnschrift),
    posten: parseList(
      shape({
        ...{ nr: number(0), name: text, angaben: maybe(text) },
        ...each(['menge', 'preis', 'satzPromille'], number(0)),
      }),
    ),
    betraege,
    bezahlt: number(undefined),
    zahlbarBis: maybe(day),
    zu: zeilen,
    korrekturen: zeilen,
    kette: shape({
      ...each(['hash', 'vorher'], text),
      ...each(['vorgaenger', 'nachfolger'], maybe(text)),
      maengel: texts,
    }),
    istGezeichnet: flag,
    mails: list(
      shape<BelegMail>({
        ...each(['id', 'betreff', 'an'], text),
        at: time,
        stand: word(nachrichtStaende, 'wartet'),
      }),
    ),
    email: maybe(text),
  }),
);
