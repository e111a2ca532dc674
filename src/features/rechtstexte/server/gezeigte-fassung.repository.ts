import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { RechtstextFassungTable } from '#server/db/schema.ts';

const keptQuery = fixedQuery((db, { hashes }: { hashes: string[] }) =>
  db.selectFrom('rechtstextFassung').select('hash').where('hash', 'in', hashes),
);

/** Which of these texts are kept already. */
export async function listKeptFassungen(db: Db, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  return (await keptQuery(db, { hashes })).map(({ hash }) => hash);
}

export async function insertFassungen(db: Tx, rows: RechtstextFassungTable[]): Promise<void> {
  await db
    .insertInto('rechtstextFassung')
    .values(rows)
    .onConflict((oc) => oc.column('hash').doNothing())
    .execute();
}

/** A kept text with its kind and number. */
export async function findFassung(db: Db, hash: string): Promise<RechtstextFassungTable | undefined> {
  return db.selectFrom('rechtstextFassung').selectAll().where('hash', '=', hash).executeTakeFirst();
}
