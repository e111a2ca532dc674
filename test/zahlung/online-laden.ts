import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { ZahlungServices, ZahlungsAnbieter } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testGezeigt } from '../auftrag/auftraege.ts';
import { type DatabaseName, openMigratedDatabase } from '../database/databases.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';
import { insertWare } from '../ware/ware.ts';
import { fakeAnbieter } from './fake-anbieter.ts';

export const onlineAt = new Date('2026-12-01T10:00:00.000Z');

const hourMs = 3_600_000;

/** A point in time, so many minutes after `onlineAt`. */
export function nachMinuten(minuten: number): Date {
  return new Date(onlineAt.getTime() + minuten * 60_000);
}

/** Orders can be paid online, at this provider. */
export async function offerOnline(db: Db, { name, modus }: ZahlungsAnbieter): Promise<void> {
  await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true } });
  await saveOnlineAngebot(db, { anbieter: name, modus, wege: ['karte', 'paypal'] }, onlineAt);
}

type OnlineAuftrag = Omit<Parameters<typeof insertAuftrag>[1], 'gezeigt' | 'zahlart' | 'faelligAt'>;

/** An order that is to be paid online, within 24 hours; reminded after half of them. */
export function insertOnlineAuftrag(db: Db, { at = onlineAt, ...auftrag }: OnlineAuftrag) {
  const nach = (stunden: number) => new Date(at.getTime() + stunden * hourMs).toISOString();
  const { ueberweisung: _ueberweisung, ...gezeigt } = testGezeigt;
  const online = { erinnernAt: nach(12), stornoAt: nach(24) };
  return insertAuftrag(db, {
    ...{ ...auftrag, at, zahlart: 'online', faelligAt: online.erinnernAt },
    gezeigt: JSON.stringify({ ...gezeigt, online }),
  });
}

/** The attempts to pay an order, in the order in which they were begun. */
export function versucheOf(db: Db, auftragId: string) {
  return db
    .selectFrom('zahlungsversuch')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** What happened to an order: the kinds of its events, and what was booked of money. */
export async function geschehenOf(db: Db, auftragId: string) {
  const rows = await db
    .selectFrom('auftragEreignis')
    .select(['typ', 'angaben'])
    .where('auftragId', '=', auftragId)
    .orderBy('nr')
    .execute();
  const zahlungen = rows.filter(({ typ }) => typ === 'zahlung').map(({ angaben }) => JSON.parse(angaben));
  return { typen: rows.map(({ typ }) => typ), zahlungen };
}

/**
 * An order of two soaps for 20,70 € that is to be paid online, with a clock that starts at `onlineAt`. `node` is
 * another node's connection; with SQLite there is one process, and so one connection.
 */
export async function openBezahlung(database: DatabaseName) {
  const { db, reopen } = await openMigratedDatabase(database);
  let now = onlineAt;
  const anbieter = fakeAnbieter({ now: () => now });
  await offerOnline(db, anbieter);
  const produktId = await insertWare(db, { menge: 10, preis: 7.9 });
  const auftrag = await insertOnlineAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  const errors: string[] = [];
  const log = { error: (_entry: object, message: string) => void errors.push(message) };
  const adresse = 'https://seifenhof.example';
  const services: ZahlungServices = { anbieter, now: () => now, adresse, log };
  const wait = (minuten: number) => {
    now = nachMinuten(minuten);
  };
  /** What the jobs get. */
  const run = () => ({ ...services, now });
  const bearbeitung = () => ({ von: { id: null, name: 'Werkstatt' }, now, adresse });
  const node = database === 'SQLite' ? db : reopen();
  return { db, node, reopen, anbieter, auftrag, produktId, services, errors, wait, run, bearbeitung };
}
