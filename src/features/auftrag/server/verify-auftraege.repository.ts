import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { AuftragTable, ReservierungTable } from '#server/db/schema.ts';

/** An order with the sum, the number and the last number of its lines. */
export type AuftragSumme = Pick<
  AuftragTable,
  | 'id'
  | 'nummer'
  | 'warenCent'
  | 'gesamtCent'
  | 'steuer'
  | 'steuermodus'
  | 'rechnung'
  | 'lieferung'
  | 'gezeigt'
  | 'zahlart'
  | 'faelligAt'
> & { postenCent: number; posten: number; letzteNr: number };

/** Orders after one, by id, a batch at a time. */
export async function listSummen(
  db: Db,
  { nach, limit }: { nach: string; limit: number },
): Promise<AuftragSumme[]> {
  const rows = await db
    .selectFrom('auftrag')
    .leftJoin('auftragPosten', 'auftragPosten.auftragId', 'auftrag.id')
    .select(['id', 'nummer', 'warenCent', 'gesamtCent', 'steuer', 'steuermodus'])
    .select(['rechnung', 'lieferung', 'gezeigt', 'zahlart', 'faelligAt'])
    .select(({ fn }) => [
      fn.sum<number | null>('summeCent').as('postenCent'),
      fn.count<number>('nr').as('posten'),
      fn.max<number | null>('nr').as('letzteNr'),
    ])
    .where('id', '>', nach)
    .groupBy('id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { postenCent, posten, letzteNr } = row;
    return { ...row, postenCent: Number(postenCent), posten: Number(posten), letzteNr: Number(letzteNr) };
  });
}

/** Every legal text that orders refer to, as it was kept. */
export function listFassungen(db: Db): Promise<{ hash: string; bloecke: string }[]> {
  return db.selectFrom('rechtstextFassung').select(['hash', 'bloecke']).orderBy('hash').execute();
}

export type EreignisRow = { auftragId: string; nr: number; typ: string; angaben: string };

/** The events of these orders, as they are stored. */
export function listEreignisRows(db: Db, auftragIds: string[]): Promise<EreignisRow[]> {
  return db
    .selectFrom('auftragEreignis')
    .select(['auftragId', 'nr', 'typ', 'angaben'])
    .where('auftragId', 'in', auftragIds)
    .orderBy('auftragId')
    .orderBy('nr')
    .execute();
}

export type HaltRow = { auftragId: string; artikelId: string; menge: number };

/** What these orders sold, by product. */
export async function listVerkauft(db: Db, auftragIds: string[]): Promise<HaltRow[]> {
  const rows = await db
    .selectFrom('auftragPosten')
    .select(['auftragId', 'produktId as artikelId'])
    .select(({ fn }) => fn.sum<number>('menge').as('menge'))
    .where('auftragId', 'in', auftragIds)
    .groupBy(['auftragId', 'produktId'])
    .execute();
  return rows.map((row) => ({ ...row, menge: Number(row.menge) }));
}

export function listHalte(
  db: Db,
  auftragIds: string[],
): Promise<(HaltRow & Pick<ReservierungTable, 'stand'>)[]> {
  return db
    .selectFrom('reservierung')
    .select(['auftragId', 'artikelId', 'menge', 'stand'])
    .where('auftragId', 'in', auftragIds)
    .execute();
}

/** Held pieces of orders that do not exist. */
export async function listFremdeHalte(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('reservierung')
    .select('nummer')
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auftrag')
            .select(sql.lit(1).as('one'))
            .whereRef('auftrag.id', '=', 'reservierung.auftragId'),
        ),
      ),
    )
    .orderBy('nummer')
    .execute();
  return rows.map(({ nummer }) => nummer);
}
