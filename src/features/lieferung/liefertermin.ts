import { feiertageOf, plusTage, wochentagOf } from './feiertage.ts';
import type { Versandart } from './versandart.ts';

/** First and last day, both as they are stored; the same where it is one day. */
export type Termin = { von: string; bis: string };

/** Days of delivery (Monday to Saturday) that a parcel is under way: DHL says one to two, and one more is honest. */
const unterwegs = { von: 1, bis: 3 };

/** Working days until a transfer that is made today is in the account. */
const ueberweisungstage = 1;

export type Bestellweise = {
  /** The day of the order, `2026-11-23`. */
  tag: string;
  versandart: Versandart;
  /** Whether it waits for a transfer. */
  isUeberweisung: boolean;
  /** Working days until the last piece is made; 0 when everything is on the shelf. */
  fertigungstage: number;
};

/** Working days until a parcel is packed, and when the workshop is closed. */
type Packen = { packtage: number; geschlossen: { von: string; bis: string }[] };

/**
 * When goods arrive, as dates (facts §8, rule 5): a transfer takes a working day, then goods are made and
 * packed on the workshop's working days, then a parcel is under way. For a pick-up both days are the first on
 * which it is ready.
 */
export function lieferterminOf(packen: Packen, bestellung: Bestellweise): Termin {
  const { tag, versandart, isUeberweisung, fertigungstage } = bestellung;
  const bezahlt = geldTagOf(tag, { isUeberweisung });
  const isArbeitstag = (day: string) => isBanktag(day) && !isGeschlossen(packen, day);
  const gepackt = nachTagen(bezahlt, fertigungstage + packen.packtage, isArbeitstag);
  if (versandart === 'abholung') return { von: gepackt, bis: gepackt };
  return paketOf(gepackt);
}

/** When a parcel arrives that was packed and sent on a day. */
export function paketOf(gepackt: string): Termin {
  const von = nachTagen(gepackt, unterwegs.von, isZustelltag);
  return { von, bis: nachTagen(von, unterwegs.bis - unterwegs.von, isZustelltag) };
}

/**
 * The same delivery with money that comes later than it was expected (`geldTagOf`): as many working days later.
 * Days on which the workshop is closed are only in the settings, so it is an estimate.
 */
export function verschobenerTermin(termin: Termin, tage: { erwartet: string; bezahlt: string }): Termin {
  const spaeter = banktageBis(tage.erwartet, tage.bezahlt);
  if (spaeter === 0) return termin;
  const isAbholung = termin.von === termin.bis;
  const gepackt = nachTagen(isAbholung ? termin.von : banktagVor(termin.von), spaeter, isBanktag);
  return isAbholung ? { von: gepackt, bis: gepackt } : paketOf(gepackt);
}

/**
 * The last day on which goods of an order can be made so that it arrives as promised: they wait their days of
 * packing afterwards. A parcel leaves on the working day before its first day of delivery.
 */
export function fertigBis(packen: Packen, termin: Termin, versandart: Versandart): string {
  const isArbeitstag = (day: string) => isBanktag(day) && !isGeschlossen(packen, day);
  let day = versandart === 'abholung' ? termin.von : banktagVor(termin.von);
  let left = packen.packtage;
  for (let step = 0; step < maxTage && (left > 0 || !isArbeitstag(day)); step += 1) {
    day = plusTage(day, -1);
    if (left > 0 && isArbeitstag(day)) left -= 1;
  }
  return day;
}

/** The day on which a transfer that is made on a day is in the account. */
function zahlungseingangOf(tag: string): string {
  return nachTagen(tag, ueberweisungstage, isBanktag);
}

/** The day on which money is there that is paid on a day. */
export function geldTagOf(tag: string, { isUeberweisung }: { isUeberweisung: boolean }): string {
  return isUeberweisung ? zahlungseingangOf(tag) : tag;
}

/** A parcel is packed on the last one before its first day of delivery. */
function banktagVor(tag: string): string {
  let day = plusTage(tag, -1);
  while (!isBanktag(day)) day = plusTage(day, -1);
  return day;
}

function banktageBis(von: string, bis: string): number {
  let tage = 0;
  for (let day = von; day < bis && tage < maxTage; ) {
    day = plusTage(day, 1);
    if (isBanktag(day)) tage += 1;
  }
  return tage;
}

/** Days after which the search ends, for a workshop that is closed for years. */
const maxTage = 800;

/** The day that is so many fitting days after a day; for 0 the first fitting one from the day itself on. */
function nachTagen(tag: string, tage: number, passt: (tag: string) => boolean): string {
  let day = tag;
  let left = tage;
  for (let step = 0; step < maxTage && (left > 0 || !passt(day)); step += 1) {
    day = plusTage(day, 1);
    if (left > 0 && passt(day)) left -= 1;
  }
  return day;
}

function isBanktag(tag: string): boolean {
  return isZustelltag(tag) && wochentagOf(tag) !== 6;
}

function isZustelltag(tag: string): boolean {
  return wochentagOf(tag) !== 0 && !feiertageOf(Number(tag.slice(0, 4))).has(tag);
}

function isGeschlossen({ geschlossen }: Packen, tag: string): boolean {
  return geschlossen.some(({ von, bis }) => von <= tag && tag <= bis);
}

const wochentage = 'So Mo Di Mi Do Fr Sa'.split(' ');
const monate = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ');

/** `Mi 2. – Fr 4. Dez.`, `Mo 30. Nov. – Mi 2. Dez.`, `Mi 2. Dez.`. */
export function formatTermin({ von, bis }: Termin): string {
  if (von === bis) return `${tagText(von)} ${monatText(von)}`;
  const isOneMonth = von.slice(0, 7) === bis.slice(0, 7);
  const first = isOneMonth ? tagText(von) : `${tagText(von)} ${monatText(von)}`;
  return `${first} – ${tagText(bis)} ${monatText(bis)}`;
}

/** The days of `formatTermin` for a narrow column: a line ends at most between the first and the last one. */
export function terminOhneUmbruch(termin: Termin): string {
  return formatTermin(termin).replaceAll(/(?<!–) /g, '\u00a0');
}

/** The same of one day, in one line. */
export function tagOhneUmbruch(tag: string): string {
  return terminOhneUmbruch({ von: tag, bis: tag });
}

function tagText(tag: string): string {
  return `${wochentage[wochentagOf(tag)]} ${Number(tag.slice(8))}.`;
}

function monatText(tag: string): string {
  return monate[Number(tag.slice(5, 7)) - 1] ?? '';
}
