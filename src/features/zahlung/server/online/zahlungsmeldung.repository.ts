import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { ZahlungsmeldungTable } from '#server/db/schema.ts';

/** Keeps a message; one that came before stays as it is. */
export async function insertMeldung(db: Tx, row: ZahlungsmeldungTable): Promise<void> {
  await db
    .insertInto('zahlungsmeldung')
    .values(row)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
}

/** As the index says it. */
const istOffen = sql<SqlBool>`"erledigtAt" is null`;

/** Messages that are not worked off and speak of an attempt, with its id, the oldest first. */
export function listMeldungenZuVersuchen(
  db: Db,
  limit: number,
): Promise<{ id: string; empfangenAt: string; versuchId: string }[]> {
  return db
    .selectFrom('zahlungsmeldung')
    .innerJoin('zahlungsversuch', (join) =>
      join
        .onRef('zahlungsversuch.anbieter', '=', 'zahlungsmeldung.anbieter')
        .onRef('zahlungsversuch.anbieterId', '=', 'zahlungsmeldung.anbieterId'),
    )
    .select(['zahlungsmeldung.id', 'empfangenAt', 'zahlungsversuch.id as versuchId'])
    .where(istOffen)
    .orderBy('empfangenAt')
    .orderBy('zahlungsmeldung.id')
    .limit(limit)
    .execute();
}

/** Messages from before that are not worked off and speak of no attempt. */
export function listUnbekannteMeldungen(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<Pick<ZahlungsmeldungTable, 'id' | 'anbieterId'>[]> {
  return db
    .selectFrom('zahlungsmeldung')
    .select(['id', 'anbieterId'])
    .where(istOffen)
    .where('empfangenAt', '<', before.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('zahlungsversuch')
            .select(sql.lit(1).as('one'))
            .whereRef('zahlungsversuch.anbieter', '=', 'zahlungsmeldung.anbieter')
            .whereRef('zahlungsversuch.anbieterId', '=', 'zahlungsmeldung.anbieterId'),
        ),
      ),
    )
    .orderBy('empfangenAt')
    .limit(limit)
    .execute();
}

export async function setMeldungenErledigt(db: Tx, ids: string[], at: Date): Promise<void> {
  await db
    .updateTable('zahlungsmeldung')
    .set({ erledigtAt: at.toISOString() })
    .where('id', 'in', ids)
    .execute();
}

/** Deletes messages that came before; returns how many. */
export async function deleteMeldungen(
  db: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('zahlungsmeldung')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('zahlungsmeldung')
        .select('id')
        .where('empfangenAt', '<', before.toISOString())
        .where('erledigtAt', 'is not', null)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
