import { cancelForLaden } from '#features/auftrag/server/stornieren/cancel-auftrag.ts';
import { requestErstattung } from '#features/zahlung/server/erstattung/request-erstattung.ts';
import { beginZahlung } from '#features/zahlung/server/online/begin-zahlung.ts';
import { gleicheVersuchAb } from '#features/zahlung/server/online/gleiche-ab.ts';
import type { Db } from '#server/db/connect.ts';
import type { DatabaseName } from '../database/databases.ts';
import { geschehenOf, openBezahlung, versucheOf } from './online-laden.ts';

/** What went back of an order, or is to, the oldest first. */
export function erstattungenOf(db: Db, auftragId: string) {
  return db
    .selectFrom('erstattung')
    .selectAll()
    .where('auftragId', '=', auftragId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The messages of an order, by their kinds, the oldest first. */
export async function postArtenOf(db: Db, auftragId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('nachricht')
    .select('art')
    .where('auftragId', '=', auftragId)
    .orderBy('id')
    .execute();
  return rows.map(({ art }) => art);
}

/** An order for 20,70 € that was paid online at `onlineAt` and cancelled by the workshop after a minute. */
export async function openStorniert(database: DatabaseName) {
  const opened = await openBezahlung(database);
  const { db, anbieter, auftrag, services, bearbeitung } = opened;
  await beginZahlung(db, auftrag.id, services);
  const [versuch] = await versucheOf(db, auftrag.id);
  if (!versuch?.anbieterId) throw new Error('The attempt was not begun.');
  anbieter.zahle(versuch.anbieterId);
  await gleicheVersuchAb(db, versuch.id, services);
  opened.wait(1);
  await cancelForLaden(db, { id: auftrag.id, gesehen: 2, text: 'Bruch' }, bearbeitung());
  const von = { id: null, name: 'Ada' };
  /** The owner returns money; without an amount all of it. */
  const erstatte = async (wunsch: Partial<Parameters<typeof requestErstattung>[1]> = {}, node: Db = db) => {
    const gesehen = (await geschehenOf(db, auftrag.id)).typen.length;
    return requestErstattung(
      node,
      { id: auftrag.id, gesehen, betrag: 20.7, weg: 'anbieter', ...wunsch },
      { ...services, von },
    );
  };
  return { ...opened, versuch, erstatte, von };
}
