import type { Bestellung, Ueberweisung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import type { KassenPosten } from '#features/auftrag/posten-contract.ts';
import {
  readAbholung,
  readAnschrift,
  readPosten,
  readSteuerZeile,
  readTermin,
} from '#features/auftrag/read-angaben.ts';
import { versandarten, zahlarten } from '#features/auftrag/versand-zahlung.ts';
import { auftragStaende } from '#features/auftrag/zustand/auftragsstand.ts';
import {
  type Given,
  listOf,
  oneOf,
  recordOf,
  tagTextOf,
  textOf,
  zeitTextOf,
} from '#shared/wire/read-answer.ts';
import { isRecord, readNumber } from '#shared/wire/read-value.ts';

type Wege = Pick<Bestellung, 'stand' | 'versandart' | 'zahlart'>;

/**
 * An order as its page shows it: days and parts that the answer lacks are left out, and so are a state and
 * ways that this page does not know, because an open page meets the words of a later version of the shop.
 */
export type GeleseneBestellung = Omit<
  Bestellung,
  keyof Wege | 'aufbewahrung' | 'termin' | 'ueberweisung' | 'ereignisse' | 'posten'
> & {
  [Weg in keyof Wege]: Wege[Weg] | undefined;
} & {
  posten: Omit<KassenPosten, 'verfuegbarkeit'>[];
  termin: Bestellung['termin'] | undefined;
  /** Each may be missing. */
  aufbewahrung: Partial<Bestellung['aufbewahrung']>;
  ueberweisung: GeleseneUeberweisung | undefined;
  ereignisse: { typ: string; at: string; text: string }[];
  /** Whether its confirmation was sent by mail. */
  hatPost: boolean;
};

/** `stornoAm` is empty where the order is not cancelled. */
export type GeleseneUeberweisung = Omit<Ueberweisung, 'giroCode' | 'stornoAm'> & {
  stornoAm: string;
  giroCode: Ueberweisung['giroCode'] | undefined;
};

/** An order from an answer of any shape; `undefined` without its number, because then it is none. */
export function parseBestellung(data: unknown): GeleseneBestellung | undefined {
  const given = recordOf(data);
  const nummer = textOf(given.nummer);
  if (!nummer) return undefined;
  return {
    nummer,
    bestelltAt: zeitTextOf(given.bestelltAt),
    stand: oneOf(auftragStaende, given.stand),
    posten: listOf(given.posten).map(readPosten),
    zwischensumme: readNumber(given.zwischensumme) ?? 0,
    versand: readNumber(given.versand) ?? 0,
    gesamt: readNumber(given.gesamt) ?? 0,
    ...(readNumber(given.gekuerzt) ? { gekuerzt: readNumber(given.gekuerzt) ?? 0 } : {}),
    ...(readNumber(given.offen) ? { offen: readNumber(given.offen) ?? 0 } : {}),
    ...(readNumber(given.zurueck) ? { zurueck: readNumber(given.zurueck) ?? 0 } : {}),
    ...(zeitTextOf(given.bezahltAt) ? { bezahltAt: zeitTextOf(given.bezahltAt) } : {}),
    steuer: listOf(given.steuer).map(readSteuerZeile),
    preisHinweis: textOf(given.preisHinweis),
    versandart: oneOf(versandarten, given.versandart),
    zahlart: oneOf(zahlarten, given.zahlart),
    termin: readTermin(recordOf(given.termin)),
    email: textOf(given.email),
    rechnung: readAnschrift(recordOf(given.rechnung)),
    ...(isRecord(given.lieferung) ? { lieferung: readAnschrift(given.lieferung) } : {}),
    ueberweisung: isRecord(given.ueberweisung) ? ueberweisungOf(given.ueberweisung) : undefined,
    ...(isRecord(given.abholung) ? { abholung: readAbholung(given.abholung) } : {}),
    laden: ladenOf(recordOf(given.laden)),
    sendungen: listOf(given.sendungen).map(sendungOf),
    ...(isRecord(given.rest) ? { rest: restOf(given.rest) } : {}),
    ereignisse: listOf(given.ereignisse)
      .map(ereignisOf)
      .filter(({ text }) => text),
    aufbewahrung: aufbewahrungOf(recordOf(given.aufbewahrung)),
    kannStornieren: given.kannStornieren === true,
    ...(given.istWiderrufen === true ? { istWiderrufen: true } : {}),
    // Without an answer nothing is offered.
    hatKonto: given.hatKonto !== false,
    hatPost: given.hatPost === true,
  };
}

function ueberweisungOf(given: Given): GeleseneUeberweisung {
  const { groesse, pfad } = recordOf(given.giroCode);
  const side = readNumber(groesse) ?? 0;
  const isPath = /^[MmHhVvLlZz\d\s.,-]+$/.test(textOf(pfad));
  return {
    kontoinhaber: textOf(given.kontoinhaber),
    iban: textOf(given.iban),
    bank: textOf(given.bank),
    betrag: readNumber(given.betrag) ?? 0,
    verwendungszweck: textOf(given.verwendungszweck),
    zahlbarBis: tagTextOf(given.zahlbarBis),
    stornoAm: tagTextOf(given.stornoAm),
    giroCode: side > 0 && isPath ? { groesse: side, pfad: textOf(pfad) } : undefined,
  };
}

function aufbewahrungOf(given: Given): GeleseneBestellung['aufbewahrung'] {
  const { loeschwunschAt, loeschungAb } = given;
  return {
    ...{ belegeBis: tagTextOf(given.belegeBis), briefeBis: tagTextOf(given.briefeBis) },
    ...(zeitTextOf(loeschwunschAt) ? { loeschwunschAt: zeitTextOf(loeschwunschAt) } : {}),
    ...(zeitTextOf(loeschungAb) ? { loeschungAb: zeitTextOf(loeschungAb) } : {}),
  };
}

function ladenOf({ name, email, telefon }: Given) {
  return { name: textOf(name), email: textOf(email), telefon: textOf(telefon) };
}

/** Only addresses of the web are links: an answer may hold anything. */
function sendungOf({ dienst, nummer, link, at }: Given): Bestellung['sendungen'][number] {
  const href = textOf(link);
  const isLink = href.startsWith('https://');
  return {
    dienst: textOf(dienst),
    nummer: textOf(nummer),
    at: zeitTextOf(at),
    ...(isLink ? { link: href } : {}),
  };
}

function restOf({ posten, von, bis }: Given): NonNullable<Bestellung['rest']> {
  const fehlt = listOf(posten).map(({ name, menge }) => ({
    name: textOf(name),
    menge: readNumber(menge) ?? 1,
  }));
  const [first, last] = [tagTextOf(von), tagTextOf(bis)];
  return { posten: fehlt, ...(first ? { von: first, bis: last || first } : {}) };
}

function ereignisOf({ typ, at, text }: Given) {
  return { typ: textOf(typ), at: zeitTextOf(at), text: textOf(text) };
}
