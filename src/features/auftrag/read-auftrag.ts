import { type Given, listOf, oneOf, recordOf, textOf, zeitTextOf } from '#shared/wire/read-answer.ts';
import { isRecord, readNumber } from '#shared/wire/read-value.ts';
import { type Aktion, aktionen } from './aktionen/aktionen.ts';
import type {
  Anzahl,
  AuftragEreignis,
  AuftragNachricht,
  AuftragPosten,
  AuftragVoll,
  AuftragZeile,
  Bankverbindung,
} from './contract.ts';
import { readAbholung, readAnschrift, readPosten, readSteuerZeile, readTermin } from './read-angaben.ts';
import { readAnzahl } from './read-aufgaben.ts';
import { versandarten, zahlarten } from './versand-zahlung.ts';
import { aufgaben, auftragStaende } from './zustand/auftragslage.ts';

type Worte = Pick<AuftragZeile, 'stand' | 'aufgabe' | 'versandart' | 'zahlart' | 'termin'>;
type Offen = { [Wort in keyof Worte]: Worte[Wort] | undefined };

/** An order in the list as the workshop's screen shows it: words that this page does not know are left out. */
export type GeleseneZeile = Omit<AuftragZeile, keyof Worte> & Offen;

/** The same of one order with everything. */
export type GelesenerAuftrag = Omit<AuftragVoll, keyof Worte | 'ereignisse'> &
  Offen & { ereignisse: GelesenesEreignis[] };

/** `typ` may be one of a later version of the shop. */
export type GelesenesEreignis = Omit<AuftragEreignis, 'typ'> & { typ: string };

/** A page of the list. */
export type GeleseneSeite = { auftraege: GeleseneZeile[]; anzahl: Anzahl; weiter?: string };

/** A page of the list from an answer of any shape: rows that are no orders are left out. */
export function parseAuftraege(data: unknown): GeleseneSeite {
  const given = recordOf(data);
  const weiter = textOf(given.weiter);
  return {
    auftraege: listOf(given.auftraege).flatMap((one) => zeileOf(one) ?? []),
    anzahl: readAnzahl(given),
    ...(weiter ? { weiter } : {}),
  };
}

/** One order from an answer of any shape; `undefined` without its id or number, because then it is none. */
export function parseAuftrag(data: unknown): GelesenerAuftrag | undefined {
  const given = recordOf(data);
  const zeile = zeileOf(given);
  if (!zeile) return undefined;
  const abholung = readAbholung(recordOf(given.abholung));
  const [rechnung, lieferung] = [given.rechnung, given.lieferung].map(recordOf);
  const link = textOf(given.link);
  return {
    ...zeile,
    posten: listOf(given.posten).map(auftragPostenOf),
    zwischensumme: readNumber(given.zwischensumme) ?? 0,
    versand: readNumber(given.versand) ?? 0,
    bestellsumme: readNumber(given.bestellsumme) ?? zeile.gesamt,
    steuer: listOf(given.steuer).map(readSteuerZeile),
    preisHinweis: textOf(given.preisHinweis),
    email: textOf(given.email),
    rechnung: readAnschrift(rechnung ?? {}),
    ...(given.lieferung ? { lieferung: readAnschrift(lieferung ?? {}) } : {}),
    ...(abholung.ort || abholung.zeiten ? { abholung } : {}),
    verwendungszweck: textOf(given.verwendungszweck),
    ...(isRecord(given.ueberweisung) ? { ueberweisung: bankverbindungOf(given.ueberweisung) } : {}),
    isTelefon: given.isTelefon === true,
    hatKonto: given.hatKonto === true,
    isInDhlDatei: given.isInDhlDatei === true,
    bestellungen: readNumber(given.bestellungen) ?? 1,
    link: /^\/bestellung\/[\w-]+$/.test(link) ? link : '',
    ereignisse: listOf(given.ereignisse).map(ereignisOf),
    nachrichten: listOf(given.nachrichten).map(nachrichtOf),
    aktionen: aktionenOf(given.aktionen),
  };
}

function bankverbindungOf({ kontoinhaber, iban, bank }: Given): Bankverbindung {
  return { kontoinhaber: textOf(kontoinhaber), iban: textOf(iban), bank: textOf(bank) };
}

function zeileOf(given: Given): GeleseneZeile | undefined {
  const [_id, nummer] = [textOf(given._id), textOf(given.nummer)];
  if (!_id || !nummer) return undefined;
  const posten = listOf(given.posten).map(({ name, menge }) => ({
    name: textOf(name),
    menge: readNumber(menge) ?? 1,
  }));
  return {
    ...{ _id, nummer, posten, ...geldOf(given) },
    bestelltAt: zeitTextOf(given.bestelltAt),
    name: textOf(given.name),
    stueck: readNumber(given.stueck) ?? 0,
    stand: oneOf(auftragStaende, given.stand),
    aufgabe: oneOf(aufgaben, given.aufgabe),
    versandart: oneOf(versandarten, given.versandart),
    zahlart: oneOf(zahlarten, given.zahlart),
    termin: readTermin(recordOf(given.termin)),
    letzteNr: readNumber(given.letzteNr) ?? 1,
    isZuFertigen: given.isZuFertigen === true,
    isGepackt: given.isGepackt === true,
    hatNotiz: given.hatNotiz === true,
    isWiderrufOffen: given.isWiderrufOffen === true,
  };
}

function geldOf({ gesamt, bezahlt, offen, zurueck }: Given) {
  const [a, b, c, d] = [gesamt, bezahlt, offen, zurueck].map((betrag) => readNumber(betrag) ?? 0);
  return { gesamt: a ?? 0, bezahlt: b ?? 0, offen: c ?? 0, zurueck: d ?? 0 };
}

function auftragPostenOf(given: Given, index: number): AuftragPosten {
  const posten = readPosten(given);
  const [rest, imLager] = [readNumber(given.rest) ?? 0, readNumber(given.imLager) ?? 0];
  return {
    ...posten,
    nr: readNumber(given.nr) ?? index + 1,
    rest,
    geliefert: readNumber(given.geliefert) ?? 0,
    storniert: readNumber(given.storniert) ?? 0,
    widerrufen: readNumber(given.widerrufen) ?? 0,
    erwartet: readNumber(given.erwartet) ?? 0,
    imLager,
    gedeckt: readNumber(given.gedeckt) ?? Math.min(rest, imLager),
    aufBestellung: given.aufBestellung === true,
  };
}

function ereignisOf(given: Given, index: number): GelesenesEreignis {
  return {
    nr: readNumber(given.nr) ?? index + 1,
    typ: textOf(given.typ),
    at: zeitTextOf(given.at),
    von: textOf(given.von),
    text: textOf(given.text),
    details: textsOf(given.details),
    isZurueckgenommen: given.isZurueckgenommen === true,
    kannZurueck: given.kannZurueck === true,
    hinausgegangen: textsOf(given.hinausgegangen),
  };
}

function textsOf(given: unknown): string[] {
  return Array.isArray(given) ? given.map(textOf).filter(Boolean) : [];
}

function nachrichtOf({ betreff, at, an, stand }: Given): AuftragNachricht {
  return { betreff: textOf(betreff), at: zeitTextOf(at), an: textOf(an), stand: textOf(stand) };
}

function aktionenOf(given: unknown): Aktion[] {
  return Array.isArray(given) ? aktionen.filter((one) => given.includes(one)) : [];
}
