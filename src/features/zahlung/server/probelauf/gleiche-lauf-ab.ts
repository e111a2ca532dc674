import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import { AnbieterError, type ZahlungsAnbieter } from '../anbieter/anbieter.ts';
import { anbieterName } from '../anbieter/anbieter-name.ts';
import { orImpatient } from '../anbieter/geduld.ts';
import { laeuftMs } from '../online/begin-zahlung.ts';
import type { ZahlungServices } from '../online/zahlung-services.ts';
import { findLauf, type Lauf, setBezahlten, setUnbezahlten } from './probelauf.repository.ts';
import {
  ablehnungText,
  abweichendText,
  gescheitertText,
  nichtBezahltText,
  type Schritt,
  verbotText,
} from './probelauf-texte.ts';

/** A try is no order; at the provider it is called so. */
export const probeNummer = 'Probe';

/** Two questions may follow each other, and the page waits 15 seconds for both. */
const geduld = { isGeduldig: true, geduldMs: 6000 };

/** The provider is the one that the try is at. */
export type ProbelaufServices = Omit<ZahlungServices, 'anbieter'> & { anbieter: ZahlungsAnbieter };

export function woOf({ name: anbieter, modus }: ZahlungsAnbieter) {
  return { anbieter, modus };
}

export function endOf({ createdAt }: Lauf): Date {
  return new Date(Date.parse(createdAt) + laeuftMs);
}

/** Also one that has ended: its money may come late. */
export function isUnbezahlt({ stand, bezahltAt }: Lauf): boolean {
  return bezahltAt === null && (stand === 'begonnen' || stand === 'gescheitert');
}

/**
 * Asks the provider whether a try is paid, and to return what is, by the id of the try: however often, and by however
 * many tabs, it goes back once. Answers how it stands then; refuses if the provider does not say.
 */
export async function gleicheLaufAb(db: Db, lauf: Lauf, services: ProbelaufServices): Promise<Lauf> {
  if (isUnbezahlt(lauf)) await lookForMoney(db, lauf, services);
  const danach = (await findLauf(db, lauf.id)) ?? lauf;
  if (danach.stand !== 'bezahlt') return danach;
  await returnMoney(db, danach, services);
  return (await findLauf(db, lauf.id)) ?? danach;
}

async function lookForMoney(db: Db, lauf: Lauf, services: ProbelaufServices): Promise<void> {
  const { id, anbieterId, betragCent } = lauf;
  const { anbieter } = services;
  const at = services.now().toISOString();
  const end = (grund: string) =>
    inTransaction(db, (db) => setUnbezahlten(db, id, { stand: 'gescheitert', grund, beendetAt: at }));
  if (anbieterId === null) {
    // Nobody ever got its address.
    if (lauf.stand === 'begonnen' && endOf(lauf) <= services.now()) await end(nichtBezahltText);
    return;
  }
  const antwort = await orImpatient(anbieter.lies(anbieterId), geduld).catch(asError);
  if (antwort instanceof Error) {
    if (!(antwort instanceof AnbieterError && antwort.isUnbekannt))
      throw laufAbsage(antwort, { lauf, schritt: 'lesen', services });
    return end(`${anbieterName(anbieter.name)} findet die Zahlung nicht.`);
  }
  if (antwort.stand === 'offen') return;
  if (antwort.stand === 'zu') return end(nichtBezahltText);
  if (antwort.betragCent !== betragCent || antwort.waehrung !== 'EUR')
    return end(abweichendText(betragCent, antwort));
  const bezahlt = { stand: 'bezahlt', grund: null, bezahltAt: at, beendetAt: null } as const;
  await inTransaction(db, (db) => setUnbezahlten(db, id, bezahlt));
}

async function returnMoney(db: Db, lauf: Lauf, services: ProbelaufServices): Promise<void> {
  const { id, anbieterId, betragCent } = lauf;
  if (anbieterId === null) return;
  const { anbieter } = services;
  const erstattung = { id, zahlungId: anbieterId, betragCent, uebrigCent: betragCent, nummer: probeNummer };
  const antwort = await orImpatient(anbieter.erstatte(erstattung), geduld).catch(asError);
  const beendetAt = services.now().toISOString();
  const grund =
    antwort instanceof Error
      ? ablehnungText(antwort, anbieter)
      : antwort.stand === 'gescheitert' && gescheitertText(anbieter);
  if (antwort instanceof Error && !grund)
    throw laufAbsage(antwort, { lauf, schritt: 'zurueckzahlen', services });
  const stand = grund ? 'gescheitert' : 'zurueck';
  await inTransaction(db, (db) => setBezahlten(db, id, { stand, grund: grund || null, beendetAt }));
}

export function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

type Absage = { err: AnbieterError; anbieter: ZahlungsAnbieter; schritt: Schritt };
type Anlass = { lauf: Lauf; schritt: Schritt; services: ProbelaufServices };

/** No answer of the provider becomes a refusal that says what to do; other errors stay what they are. */
export function laufAbsage(err: Error, { lauf, schritt, services }: Anlass): Error {
  if (!(err instanceof AnbieterError)) return err;
  const { anbieter, log } = services;
  log.error({ err, probelaufId: lauf.id }, 'the payment provider could not be asked about a trial payment');
  return new AppError('UNAVAILABLE', absageText(anbieterName(anbieter.name), { err, anbieter, schritt }));
}

/** Too little money there, as with a new account, is an answer that ends by itself too. */
function absageText(name: string, { err, anbieter, schritt }: Absage): string {
  const verbot = verbotText(err, { anbieter, schritt });
  if (schritt === 'zurueckzahlen') {
    const grund =
      verbot ?? `${name} antwortet gerade nicht, oder auf Ihrem Konto dort ist noch zu wenig Geld.`;
    return `Der Euro ist bezahlt, aber noch nicht zurückgezahlt: ${grund} Der Laden versucht es wieder, wenn Sie den Stand prüfen.`;
  }
  return verbot ?? `${name} antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.`;
}
