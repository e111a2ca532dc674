import type { Db } from '../db/connect.ts';
import { inTransaction } from '../db/in-transaction.ts';

/** Number of builds that are kept: the running one and the one before. */
const keptBuilds = 2;

export type StartedBuild = { id: string; startedAt: string };

/** The build that was started last. */
export function findLatestBuild(db: Db): Promise<StartedBuild | undefined> {
  return db.selectFrom('build').selectAll().orderBy('startedAt', 'desc').limit(1).executeTakeFirst();
}

/** Stores the files of a build that was just started, and deletes builds that no open page needs any more. */
export function storeBuild(
  db: Db,
  { id, startedAt }: StartedBuild,
  files: { name: string; bytes: Uint8Array }[],
): Promise<void> {
  return inTransaction(db, async (db) => {
    await db
      .insertInto('build')
      .values({ id, startedAt })
      .onConflict((oc) => oc.column('id').doUpdateSet({ startedAt }))
      .execute();
    await db
      .insertInto('asset')
      .values(files.map((file) => ({ ...file, buildId: id })))
      .onConflict((oc) => oc.doNothing())
      .execute();
    await db
      .deleteFrom('build')
      .where('id', 'not in', (eb) =>
        eb.selectFrom('build').select('id').orderBy('startedAt', 'desc').limit(keptBuilds),
      )
      .execute();
  });
}

/** The file of this name in any build: the name contains the content's hash. */
export async function findAsset(db: Db, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('asset')
    .select('bytes')
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst();
  return row?.bytes;
}
