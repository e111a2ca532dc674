import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { EinstellungTable } from '#server/db/schema.ts';

/** The current row of each setting, or the one at a point in time (ISO 8601). */
export function listEinstellungen(db: Db, zeitpunkt?: string): Promise<EinstellungTable[]> {
  return db
    .selectFrom('einstellung as e')
    .selectAll()
    .where('version', '=', (eb) =>
      eb
        .selectFrom('einstellung as neueste')
        .select((eb) => eb.fn.max<number>('neueste.version').as('version'))
        .whereRef('neueste.gruppe', '=', 'e.gruppe')
        .$if(zeitpunkt !== undefined, (query) => query.where('neueste.createdAt', '<=', zeitpunkt ?? '')),
    )
    .execute();
}

/** The current rows of some settings. */
export const listSomeEinstellungen = fixedQuery((db, { gruppen }: { gruppen: string[] }) =>
  db
    .selectFrom('einstellung as e')
    .selectAll()
    .where('gruppe', 'in', gruppen)
    .where('version', '=', (eb) =>
      eb
        .selectFrom('einstellung as neueste')
        .select((eb) => eb.fn.max<number>('neueste.version').as('version'))
        .whereRef('neueste.gruppe', '=', 'e.gruppe'),
    ),
);

export function findEinstellung(db: Db, gruppe: string): Promise<EinstellungTable | undefined> {
  return db
    .selectFrom('einstellung')
    .selectAll()
    .where('gruppe', '=', gruppe)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds the next version; returns whether it did: another one may have taken the number. */
export async function insertEinstellung(db: Tx, row: EinstellungTable): Promise<boolean> {
  const added = await db
    .insertInto('einstellung')
    .values(row)
    .onConflict((oc) => oc.columns(['gruppe', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return added !== undefined;
}

/** Versions of one setting before `vor`, newest first. */
export function listVersionen(
  db: Db,
  gruppe: string,
  { vor, limit }: { vor: number | undefined; limit: number },
): Promise<EinstellungTable[]> {
  return db
    .selectFrom('einstellung')
    .selectAll()
    .where('gruppe', '=', gruppe)
    .$if(vor !== undefined, (query) => query.where('version', '<', vor ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** All rows, to verify them. */
export function listAlleVersionen(db: Db): Promise<EinstellungTable[]> {
  return db.selectFrom('einstellung').selectAll().orderBy('gruppe').orderBy('version').execute();
}
