import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { EinstellungTable } from '#server/db/schema.ts';

/** The current rows of some settings, at least one. */
export const listEinstellungen = fixedQuery((db, { gruppen }: { gruppen: string[] }) => neueste(db, gruppen));

/** The same at a point in time (ISO 8601). */
export const listEinstellungenAm = fixedQuery(
  (db, { gruppen, zeitpunkt }: { gruppen: string[]; zeitpunkt: string }) => neueste(db, gruppen, zeitpunkt),
);

/** One row of each from the end of the index: one condition for all would read every version that they ever had. */
function neueste(db: Db, gruppen: string[], zeitpunkt?: string) {
  const [first, ...others] = gruppen.map((gruppe) => {
    const versionen = db.selectFrom('einstellung').selectAll().where('gruppe', '=', gruppe);
    const bis = zeitpunkt === undefined ? versionen : versionen.where('createdAt', '<=', zeitpunkt);
    return db.selectFrom(bis.orderBy('version', 'desc').limit(1).as('neueste')).selectAll();
  });
  if (!first) throw new TypeError('No setting is asked for.');
  return others.reduce((all, one) => all.unionAll(one), first);
}

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

/** All versions of one setting, the oldest first. */
export function listVersionenOf(db: Db, gruppe: string): Promise<EinstellungTable[]> {
  return db.selectFrom('einstellung').selectAll().where('gruppe', '=', gruppe).orderBy('version').execute();
}

/** All rows, to verify them. */
export function listAlleVersionen(db: Db): Promise<EinstellungTable[]> {
  return db.selectFrom('einstellung').selectAll().orderBy('gruppe').orderBy('version').execute();
}
