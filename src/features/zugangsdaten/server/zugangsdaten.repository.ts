import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { ZugangsdatenTable } from '#server/db/schema.ts';

export type ZugangRow = ZugangsdatenTable;
export type ZugangName = ZugangRow['name'];

const rowOf = fixedQuery((db, { name }: { name: ZugangName }) =>
  db.selectFrom('zugangsdaten').selectAll().where('name', '=', name),
);

/** Read with most of what asks for the mail server or the provider: they may have changed on another node. */
export async function findZugang(db: Db, name: ZugangName): Promise<ZugangRow | undefined> {
  const [row] = await rowOf(db, { name });
  return row;
}

/** Stores the next version; returns whether it did: another one may have taken the number. */
export async function saveZugangRow(db: Tx, row: ZugangRow): Promise<boolean> {
  const { name: _name, ...neu } = row;
  const saved = await db
    .insertInto('zugangsdaten')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('name')
        .doUpdateSet(neu)
        .where('zugangsdaten.version', '=', row.version - 1),
    )
    .returning('version')
    .executeTakeFirst();
  return saved !== undefined;
}
