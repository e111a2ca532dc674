import { readBelegZeilen } from '#features/beleg/read-beleg-zeilen.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { texts, words } from '#shared/wire/more-readers.ts';
import {
  each,
  flag,
  having,
  list,
  matching,
  maybe,
  number,
  type Open,
  part,
  type Readers,
  shape,
  text,
  time,
  word,
} from '#shared/wire/reader.ts';
import { aktionen } from './aktionen/aktionen.ts';
import type {
  Anzahl,
  AuftragEreignis,
  AuftragNachricht,
  AuftragPosten,
  AuftragVoll,
  AuftragZeile,
} from './contract.ts';
import { parseTermin, posten, readAbholung, readAnschrift, readSteuerZeile } from './read-angaben.ts';
import { readAnzahl } from './read-aufgaben.ts';
import { aufgaben, auftragStaende } from './zustand/auftragslage.ts';

type Worte = 'stand' | 'aufgabe' | 'versandart' | 'zahlart' | 'termin';

/** An order in the list as the workshop's screen shows it: words that this page does not know are left out. */
export type GeleseneZeile = Open<AuftragZeile, Worte>;

/** The same of one order with everything. */
export type GelesenerAuftrag = Omit<Open<AuftragVoll, Worte>, 'ereignisse'> & {
  ereignisse: GelesenesEreignis[];
};

/** `typ` may be one of a later version of the shop. */
export type GelesenesEreignis = Omit<AuftragEreignis, 'typ'> & { typ: string };

/** A page of the list. */
export type GeleseneSeite = { auftraege: GeleseneZeile[]; anzahl: Anzahl; weiter?: string | undefined };

const zeile: Readers<GeleseneZeile> = {
  ...each(['_id', 'nummer', 'name'], text),
  ...each(['stueck', 'gesamt', 'bezahlt', 'erlassen', 'offen', 'zurueck', 'zurueckLaeuft'], number(0)),
  ...each(['isZuFertigen', 'isGepackt', 'hatNotiz', 'isWiderrufOffen', 'isTestzahlung'], flag),
  bestelltAt: time,
  posten: list(shape({ name: text, menge: number(1) })),
  stand: word(auftragStaende),
  aufgabe: word(aufgaben),
  versandart: word(versandarten),
  zahlart: word(zahlarten),
  termin: parseTermin,
  letzteNr: number(1),
};

/** A page of the list from an answer of any shape: rows that are no orders are left out. */
export const readAuftraege = shape<GeleseneSeite>({
  auftraege: list(having(['_id', 'nummer'], shape(zeile))),
  anzahl: readAnzahl,
  weiter: maybe(text),
});

/** Without its number nothing can be done with an event or a line, and it could be taken for another. */
const parseEreignis = having(
  ['nr'],
  shape<Open<GelesenesEreignis, 'nr'>>({
    nr: number(undefined),
    at: time,
    betrag: maybe(number(0)),
    ...each(['typ', 'von', 'text'], text),
    ...each(['details', 'hinausgegangen'], texts),
    ...each(['isZurueckgenommen', 'kannZurueck'], flag),
  }),
);

const parseAuftragPosten = having(
  ['nr'],
  shape<Open<AuftragPosten, 'nr'>>({
    ...posten,
    nr: number(undefined),
    ...each(['rest', 'geliefert', 'storniert', 'widerrufen', 'erwartet', 'imLager', 'gedeckt'], number(0)),
    ...each(['nachgelassen', 'nachlassbar'], number(0)),
    aufBestellung: flag,
  }),
);

/** `undefined` where nothing is said of it. */
function parseAbholung(value: unknown): AuftragVoll['abholung'] {
  const abholung = readAbholung(value);
  return abholung.ort || abholung.zeiten ? abholung : undefined;
}

/** One order from an answer of any shape; `undefined` without its id or number, because then it is none. */
export const parseAuftrag = having(
  ['_id', 'nummer'],
  shape<GelesenerAuftrag>({
    ...zeile,
    posten: list(parseAuftragPosten),
    ...each(['zwischensumme', 'versand', 'versandRest', 'bestellsumme'], number(0)),
    steuer: list(readSteuerZeile),
    ...each(['preisHinweis', 'email', 'verwendungszweck'], text),
    rechnung: readAnschrift,
    lieferung: part(readAnschrift),
    abholung: parseAbholung,
    ueberweisung: part(shape(each(['kontoinhaber', 'iban', 'bank'], text))),
    ...each(['isTelefon', 'hatKonto', 'isInDhlDatei'], flag),
    bestellungen: number(1),
    link: matching(/^\/bestellung\/[\w-]+$/),
    ereignisse: list(parseEreignis),
    nachrichten: list(
      shape<AuftragNachricht>({
        ...{ betreff: text, at: time, an: text, stand: text },
        istBelegKopie: maybe(flag),
      }),
    ),
    aktionen: words(aktionen),
    brauchtRechnungAn: flag,
    rechnungAn: part(readAnschrift),
    belege: readBelegZeilen,
    istAltbestand: maybe(flag),
    istVonHand: maybe(flag),
  }),
);
