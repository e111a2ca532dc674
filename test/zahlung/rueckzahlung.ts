import { cancelBestellung } from '#features/bestellung/server/index.ts';
import { settleZahlungen, type ZahlungServices } from '#features/zahlung/server/index.ts';
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

type Wunsch = {
  id: string;
  gesehen?: number;
  betrag: number;
  weg: 'anbieter' | 'ueberweisung';
  konto?: { iban: string; inhaber: string } | undefined;
};

/** What the tests are of, which is behind the door of its area. */
type Zahlung = {
  beginZahlung: (db: Db, auftragId: string, services: ZahlungServices) => Promise<unknown>;
  requestErstattung: (
    db: Db,
    wunsch: Wunsch,
    autor: ZahlungServices & { von: { id: null; name: string } },
  ) => Promise<string>;
};

/** An order for 20,70 € that was paid online at `onlineAt` and cancelled by its customer after a minute. */
export async function openStorniert(database: DatabaseName, zahlung: Zahlung) {
  const opened = await openBezahlung(database);
  const { db, anbieter, auftrag, services, bearbeitung } = opened;
  await zahlung.beginZahlung(db, auftrag.id, services);
  const [versuch] = await versucheOf(db, auftrag.id);
  if (!versuch?.anbieterId) throw new Error('The attempt was not begun.');
  anbieter.zahle(versuch.anbieterId);
  opened.wait(3);
  await settleZahlungen(db, opened.run());
  await cancelBestellung(db, auftrag.token, bearbeitung());
  const von = { id: null, name: 'Ada' };
  /** The owner returns money; without an amount all of it. */
  const erstatte = async (wunsch: Partial<Wunsch> = {}, node: Db = db) => {
    const gesehen = (await geschehenOf(db, auftrag.id)).typen.length;
    return zahlung.requestErstattung(
      node,
      { id: auftrag.id, gesehen, betrag: 20.7, weg: 'anbieter', ...wunsch },
      { ...services, von },
    );
  };
  return { ...opened, versuch, erstatte, von };
}
