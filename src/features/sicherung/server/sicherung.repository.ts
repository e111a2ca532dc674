import type { Db } from '#server/db/connect.ts';
import type { SicherungTable } from '#server/db/schema.ts';

export function findSicherung(db: Db): Promise<SicherungTable | undefined> {
  return db.selectFrom('sicherung').selectAll().executeTakeFirst();
}

/**
 * What has to be older than which point in time for the next backup to be due. After `ahead` none can have begun: a
 * clock was wrong, and waiting for that time to come might take years.
 */
export type Due = { every: string; retry: string; givenUp: string; ahead: string };

/**
 * Takes it upon this node to make the next backup, or answers `false`: none is due, or another node is at it. After one
 * that failed the next try comes sooner; a node that is gone gives its turn back after a while.
 */
export async function claimSicherung(
  db: Db,
  { now, due, alleMinuten }: { now: string; due: Due; alleMinuten: number },
): Promise<boolean> {
  await db
    .insertInto('sicherung')
    .values({ id: 1, alleMinuten, begonnenAt: '', ergebnis: 'gut', fehler: null, gutVon: null })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  const row = await db
    .updateTable('sicherung')
    .set((eb) => ({
      begonnenAt: now,
      ergebnis: 'laeuft',
      alleMinuten,
      fehler: eb
        .case()
        .when('ergebnis', '=', 'laeuft')
        .then('Die Sicherung wurde nicht fertig.')
        .else(eb.ref('fehler'))
        .end(),
    }))
    .where((eb) =>
      eb.or([
        eb('ergebnis', 'in', ['gut', 'auffaellig']).and('begonnenAt', '<=', due.every),
        eb('ergebnis', '=', 'gescheitert').and('begonnenAt', '<=', due.retry),
        eb('ergebnis', '=', 'laeuft').and('begonnenAt', '<=', due.givenUp),
        eb('begonnenAt', '>', due.ahead),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How the backup that was begun then ended; nothing if another node has taken over meanwhile. */
export async function noteSicherung(
  db: Db,
  begonnenAt: string,
  { ergebnis, fehler }: Pick<SicherungTable, 'ergebnis' | 'fehler'>,
): Promise<void> {
  await db
    .updateTable('sicherung')
    .set({ ergebnis, fehler, ...(ergebnis === 'gut' ? { gutVon: begonnenAt } : {}) })
    .where('begonnenAt', '=', begonnenAt)
    .execute();
}
