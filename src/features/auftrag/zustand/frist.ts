import { plusTage } from '#features/lieferung/feiertage.ts';
import { startOfTag, tagOf } from '#shared/datum/datum.ts';
import { type Ereignis, geltende } from '../ereignisse/ereignis.ts';
import type { GezeigteAngaben } from '../gezeigte-angaben.ts';
import { type Auftragslage, isOhneGeldFort } from './auftragslage.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An unpaid order is cancelled in the evening of the day that its customer knows. */
const abends = 20 * hourMs;

/** When a reminder is written that was put off. */
const morgens = 9 * hourMs;

/** Days after goods have left unpaid until their money is due: a parcel and a transfer take some. */
const tageNachLieferung = 7;

/** What is due of an order: the event that it gets, if any, and when the next thing is due. */
export type FaelligerSchritt = { ereignis?: Ereignis; faelligAt: string | null };

type Faellig = {
  lage: Pick<Auftragslage, 'stand' | 'bezahltCent' | 'offenCent' | 'isWiderrufOffen'>;
  /** The days or hours to pay that were frozen with it. */
  gezeigt: Pick<GezeigteAngaben, 'ueberweisung' | 'online'>;
  /** Its customer's address; empty for an order by telephone of somebody without one. */
  email: string;
};

/**
 * What is due of an order to be paid in advance (R38): a reminder, and days later the cancellation. Nothing
 * is cancelled without both: a reminder that a shop sends late, because it was off, moves the cancellation by
 * as much. An order that is partly paid is reminded, and then is its owner's to decide, and so is one without
 * an e-mail address: of that nothing can be written. Of goods that left the house unpaid the workshop alone
 * is reminded: it has decided to trust their customer.
 */
export function faelligerSchrittOf(auftrag: Faellig, ereignisse: Ereignis[], now: Date): FaelligerSchritt {
  const { lage, email } = auftrag;
  const frist = fristOf(auftrag.gezeigt);
  if (!frist || isUeberlassen(auftrag, ereignisse)) return { faelligAt: null };
  const at = now.toISOString();
  const ueberfaellig = { ereignis: { typ: 'ueberfaellig' as const, angaben: {}, at }, faelligAt: null };
  if (isOhneGeldFort(lage)) {
    const wann = nachfrageZeit(frist, ereignisse).toISOString();
    return wann <= at ? ueberfaellig : { faelligAt: wann };
  }
  if (lage.stand !== 'offen') return { faelligAt: null };
  if (email === '') return ueberfaellig;
  if (!isAngekuendigt(ereignisse)) {
    const next = lage.bezahltCent > 0 ? null : frist.stornoZeit(now).toISOString();
    return { ereignis: { typ: 'erinnert', angaben: {}, at }, faelligAt: next };
  }
  return { ereignis: { typ: 'storniert', angaben: { grund: 'frist' }, at }, faelligAt: null };
}

/**
 * When the next thing is due of an order whose events have just changed: a payment ends the waiting, one that
 * is taken back begins it again, with a day at least.
 */
export function naechsteFrist(auftrag: Faellig, ereignisse: Ereignis[], now: Date): string | null {
  const { lage } = auftrag;
  const frist = fristOf(auftrag.gezeigt);
  if (!frist || isUeberlassen(auftrag, ereignisse)) return null;
  if (isOhneGeldFort(lage)) return nachfrageZeit(frist, ereignisse).toISOString();
  if (lage.stand !== 'offen') return null;
  if (isAngekuendigt(ereignisse)) return frist.stornoZeit(now).toISOString();
  return new Date(Math.max(frist.erinnern, now.getTime() + frist.mindestensMs)).toISOString();
}

/**
 * When an order is cancelled that stays unpaid, `undefined` for one that the shop never cancels by itself. A late
 * reminder moves it.
 */
export function stornoZeitpunktOf(
  auftrag: Faellig & { faelligAt: string | null },
  ereignisse: Ereignis[],
): Date | undefined {
  const { lage, gezeigt, email, faelligAt } = auftrag;
  const frist = fristOf(gezeigt);
  if (!frist || lage.stand !== 'offen' || lage.bezahltCent > 0 || email === '') return undefined;
  const geplant = new Date(frist.storno);
  if (faelligAt === null) return geplant;
  const next = new Date(faelligAt);
  const dann = isAngekuendigt(ereignisse) ? next : frist.stornoZeit(next);
  return dann > geplant ? dann : geplant;
}

/** The same of a transfer, as a day. */
export function stornoTagOf(
  auftrag: Faellig & { faelligAt: string | null },
  ereignisse: Ereignis[],
): string | undefined {
  const zeitpunkt = stornoZeitpunktOf(auftrag, ereignisse);
  return zeitpunkt && tagOf(zeitpunkt);
}

/**
 * Whether nothing more is done by itself about an open order: the workshop has to decide. Who has withdrawn
 * is asked for no money.
 */
function isUeberlassen({ lage }: Faellig, ereignisse: Ereignis[]): boolean {
  if (lage.isWiderrufOffen) return true;
  const is = (gesucht: Ereignis['typ']) => ereignisse.some(({ typ }) => typ === gesucht);
  return is('ueberfaellig') || (lage.bezahltCent > 0 && is('erinnert'));
}

/**
 * The last day to transfer what is open of an order: as its customer was told it, but of goods that left the house not
 * before they and the money had their time.
 */
export function zahltagOf(zahlbarBis: string, ereignisse: Ereignis[]): string {
  const fort = geltende(ereignisse).findLast(({ typ }) => typ === 'versendet' || typ === 'abgeholt');
  const spaeter = fort ? plusTage(tagOf(new Date(fort.at)), tageNachLieferung) : zahlbarBis;
  return spaeter > zahlbarBis ? spaeter : zahlbarBis;
}

/** In the morning after the last day to pay. */
function nachfrageZeit({ zahlbarBis }: Frist, ereignisse: Ereignis[]): Date {
  return new Date(startOfTag(plusTage(zahltagOf(zahlbarBis, ereignisse), 1)).getTime() + morgens);
}

/**
 * Whether its customer was reminded, and not since confirmed a payment that was taken back again, nor a
 * withdrawal came in that was of another order: who has read that the money is there, or whose reminder was
 * held back, is reminded once more before the order is cancelled.
 */
function isAngekuendigt(ereignisse: Ereignis[]): boolean {
  const letzte = ereignisse.findLastIndex(
    (one) => one.typ === 'widerruf' || isGeldZurueckgenommen(one, ereignisse),
  );
  return ereignisse.some(({ typ }, index) => typ === 'erinnert' && index > letzte);
}

/** Whether an event takes back a payment, or that a rest was forgiven. */
export function isGeldZurueckgenommen(one: Ereignis, ereignisse: Ereignis[]): boolean {
  const typ = one.typ === 'zurueckgenommen' ? ereignisse[one.angaben.nr - 1]?.typ : undefined;
  return typ === 'zahlung' || typ === 'erlassen';
}

/** The time that an order has to be paid, in milliseconds since 1970. */
type Frist = {
  erinnern: number;
  storno: number;
  /** How long the waiting takes at least that begins now. */
  mindestensMs: number;
  /** The last day to pay. */
  zahlbarBis: string;
  /** When an order is cancelled that is reminded now: as much after the announced time as the reminder is late. */
  stornoZeit: (now: Date) => Date;
};

/** Days of a transfer, hours of an online payment; `undefined` for an order that nobody is reminded of. */
function fristOf({ ueberweisung, online }: Faellig['gezeigt']): Frist | undefined {
  if (ueberweisung) return ueberweisungsfrist(ueberweisung);
  return online && onlineFrist(online);
}

function ueberweisungsfrist({
  zahlbarBis,
  erinnernAm,
  stornoAm,
}: NonNullable<GezeigteAngaben['ueberweisung']>): Frist {
  return {
    erinnern: startOfTag(erinnernAm).getTime() + morgens,
    storno: startOfTag(stornoAm).getTime() + abends,
    mindestensMs: dayMs,
    zahlbarBis,
    stornoZeit: (now) => {
      const late = Math.max(0, (Date.parse(tagOf(now)) - Date.parse(erinnernAm)) / dayMs);
      const planned = startOfTag(plusTage(stornoAm, late)).getTime() + abends;
      return new Date(Math.max(planned, now.getTime() + dayMs));
    },
  };
}

function onlineFrist({ erinnernAt, stornoAt }: NonNullable<GezeigteAngaben['online']>): Frist {
  const [erinnern, storno] = [Date.parse(erinnernAt), Date.parse(stornoAt)];
  return {
    ...{ erinnern, storno, mindestensMs: hourMs, zahlbarBis: tagOf(new Date(storno)) },
    stornoZeit: (now) => {
      const late = Math.max(0, now.getTime() - erinnern);
      return new Date(Math.max(storno + late, now.getTime() + hourMs));
    },
  };
}
