import type { Db } from '#server/db/connect.ts';
import type { SicherungTable } from '#server/db/schema.ts';

export function findSicherung(db: Db): Promise<SicherungTable | undefined> {
  return db.selectFrom('sicherung').selectAll().executeTakeFirst();
}

/** Records the start of a backup. The previous one counts as failed if its end was never recorded. */
export async function beginSicherung(
  db: Db,
  { begonnenAt, alleMinuten }: Pick<SicherungTable, 'begonnenAt' | 'alleMinuten'>,
): Promise<void> {
  await db
    .insertInto('sicherung')
    .values({ id: 1, alleMinuten, begonnenAt, ergebnis: 'laeuft', fehler: null, gutVon: null })
    .onConflict((oc) =>
      oc.column('id').doUpdateSet((eb) => ({
        begonnenAt,
        ergebnis: 'laeuft',
        alleMinuten,
        fehler: eb
          .case()
          .when('sicherung.ergebnis', '=', 'laeuft')
          .then('Die Sicherung wurde nicht fertig.')
          .else(eb.ref('sicherung.fehler'))
          .end(),
      })),
    )
    .execute();
}

/** Records the result of the backup started at that time; does nothing if another node has taken over. */
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
