import type { Bestellung, Ueberweisung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import {
  type GelesenerPosten,
  parseTermin,
  posten,
  readAbholung,
  readAnschrift,
  readSteuerZeile,
} from '#features/auftrag/read-angaben.ts';
import { auftragStaende } from '#features/auftrag/zustand/auftragsstand.ts';
import { readBelegZeilen } from '#features/beleg/read-beleg-zeilen.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import {
  day,
  each,
  flag,
  having,
  list,
  matching,
  maybe,
  notFalse,
  number,
  type Open,
  part,
  shape,
  text,
  time,
  word,
} from '#shared/wire/reader.ts';

/** `stornoAm` is empty where the order is not cancelled; without the code to scan where that is no drawing. */
export type GeleseneUeberweisung = Open<Ueberweisung, 'giroCode'> & { stornoAm: string };

type Ereignis = { typ: string; at: string; text: string };

/**
 * An order as its page shows it: days and parts that the answer lacks are left out, and so are a state and
 * ways that this page does not know, because an open page meets the words of a later version of the shop.
 */
export type GeleseneBestellung = Omit<
  Open<Bestellung, 'stand' | 'versandart' | 'zahlart' | 'termin'>,
  'posten' | 'ereignisse' | 'ueberweisung'
> & {
  posten: GelesenerPosten[];
  ereignisse: Ereignis[];
  ueberweisung?: GeleseneUeberweisung | undefined;
  /** Whether its confirmation was sent by mail. */
  hatPost: boolean;
};

const readUeberweisung = shape<GeleseneUeberweisung>({
  ...each(['kontoinhaber', 'iban', 'bank', 'verwendungszweck'], text),
  betrag: number(0),
  ...each(['zahlbarBis', 'stornoAm'], day),
  giroCode: having(
    ['groesse', 'pfad'],
    shape({ groesse: maybe(number(0)), pfad: matching(/^[MmHhVvLlZz\d\s.,-]+$/) }),
  ),
});

const readFehlendes = shape({ posten: list(shape({ name: text, menge: number(1) })) });

/** An order from an answer of any shape; `undefined` without its number, because then it is none. */
export const parseBestellung = having(
  ['nummer'],
  shape<GeleseneBestellung>({
    ...each(['nummer', 'preisHinweis', 'email'], text),
    bestelltAt: time,
    stand: word(auftragStaende),
    posten: list(shape(posten)),
    ...each(['zwischensumme', 'versand', 'gesamt'], number(0)),
    ...each(['gekuerzt', 'offen', 'zurueck'], maybe(number(0))),
    erstattung: part(shape({ laeuft: number(0), fragt: flag })),
    bezahltAt: maybe(time),
    steuer: list(readSteuerZeile),
    versandart: word(versandarten),
    zahlart: word(zahlarten),
    termin: parseTermin,
    rechnung: readAnschrift,
    lieferung: part(readAnschrift),
    ueberweisung: part(readUeberweisung),
    online: part(shape({ bis: maybe(time) })),
    abholung: part(readAbholung),
    laden: shape(each(['name', 'email', 'telefon'], text)),
    sendungen: list(
      // Only addresses of the web are links: an answer may hold anything.
      shape({ dienst: text, nummer: text, link: maybe(matching(/^https:\/\//)), at: time }),
    ),
    rest: part((value) => ({ ...readFehlendes(value), ...parseTermin(value) })),
    ereignisse: list(having(['text'], shape<Ereignis>({ typ: text, at: time, text }))),
    kannStornieren: flag,
    istWiderrufen: maybe(flag),
    hatOnlineGeld: maybe(flag),
    aufbewahrung: shape({
      ...each(['belegeBis', 'briefeBis'], day),
      ...each(['loeschwunschAt', 'loeschungAb'], maybe(time)),
    }),
    // Without an answer nothing is offered.
    hatKonto: notFalse,
    belege: readBelegZeilen,
    hatPost: flag,
  }),
);
