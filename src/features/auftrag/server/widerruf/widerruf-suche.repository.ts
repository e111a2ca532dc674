import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { AuftragRow } from '../auftragsakte/auftrag.repository.ts';

/** The order with one of these numbers, whoever made it; of several the newest. */
export async function findByNummerAllein(
  db: Db,
  nummern: string[],
): Promise<{ id: string; nummer: string } | undefined> {
  if (nummern.length === 0) return undefined;
  return db
    .selectFrom('auftrag')
    .select(['id', 'nummer'])
    .where('nummer', 'in', nummern)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

/** Orders with one of these numbers or this e-mail address, the newest first. */
export async function listAehnliche(
  db: Db,
  { nummern, emailKey, limit }: { nummern: string[]; emailKey: string; limit: number },
): Promise<AuftragRow[]> {
  if (nummern.length === 0 && emailKey === '') return [];
  return db
    .selectFrom('auftrag')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(nummern.length > 0 ? [eb('nummer', 'in', nummern)] : []),
        ...(emailKey === '' ? [] : [eb('emailKey', '=', emailKey)]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute();
}

/** The orders with which something is to be done because of a withdrawal. */
export async function listWiderrufZuTun(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('auftrag')
    .select('id')
    // Written out: SQLite matches a partial index with literals only.
    .where('widerrufZuTun', '=', sql.lit(1))
    .execute();
  return rows.map(({ id }) => id);
}
