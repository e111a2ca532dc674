import { auftragStaende } from '#features/auftrag/zustand/auftragsstand.ts';
import { words } from '#shared/wire/more-readers.ts';
import {
  day,
  each,
  flag,
  having,
  list,
  maybe,
  number,
  type Open,
  shape,
  text,
  time,
  word,
} from '#shared/wire/reader.ts';
import { widerrufAufgaben } from './aufgaben.ts';
import { eingangWege } from './eingang-weg.ts';
import {
  belegZustaende,
  type Widerruf,
  type WiderrufAuftrag,
  type Widerrufe,
  type WiderrufPosten,
} from './verwaltung-contract.ts';

/** The order of a withdrawal as the workshop's screen shows it: a state that this page does not know is left out. */
export type GelesenerAuftrag = Open<WiderrufAuftrag, 'stand'>;
export type GelesenerWiderruf = Omit<Widerruf, 'auftrag'> & { auftrag?: GelesenerAuftrag };
/** A page of the list. */
export type GeleseneWiderrufe = ReturnType<typeof readWiderrufe>;

const wer = { ...each(['_id', 'nummer', 'name', 'email'], text), bestelltAt: time };

const parseAuftrag = having(
  ['_id', 'nummer'],
  shape<GelesenerAuftrag>({
    ...wer,
    geliefertAt: maybe(time),
    stand: word(auftragStaende),
    letzteNr: number(1),
    posten: list(
      shape<WiderrufPosten>({
        name: text,
        ...each(['nr', 'preis', 'menge', 'moeglich', 'imHaus', 'gewuenscht', 'erwartet'], number(0)),
      }),
    ),
    ...each(['versand', 'bezahlt', 'zurueck', 'zurueckLaeuft'], number(0)),
  }),
);

/** One withdrawal from an answer of any shape; `undefined` without its id, because then it is none. */
export const parseWiderruf = having(
  ['_id'],
  shape<GelesenerWiderruf>({
    ...each(['_id', 'name', 'bestellung', 'email', 'stuecke'], text),
    eingangAt: time,
    eingangTag: maybe(day),
    eingangWeg: word(eingangWege),
    notiz: maybe(text),
    geldBis: day,
    teile: list(shape({ nr: number(1), menge: number(1), name: text })),
    beleg: word(belegZustaende),
    aufgaben: words(widerrufAufgaben),
    isGebucht: flag,
    kannZurueck: flag,
    schluss: maybe(text),
    auftrag: parseAuftrag,
    vorschlaege: list(having(['_id', 'nummer'], shape(wer))),
    verlauf: list(shape({ at: time, von: text, text })),
  }),
);

/** A page of the list from an answer of any shape: what is no withdrawal is left out. */
export const readWiderrufe = shape<
  Omit<Widerrufe, 'offene' | 'erledigte'> & Record<'offene' | 'erledigte', GelesenerWiderruf[]>
>({
  offene: list(parseWiderruf),
  weitere: number(0),
  erledigte: list(parseWiderruf),
  weiter: maybe(text),
});

/** How many wait, and the first day on which money is due; empty without one. */
export const parseWiderrufLage = shape({ offen: number(0), geldBis: day });
