import type { Db } from '#server/db/connect.ts';

/** What is answered about the order that was made under this id. */
export function findByBestellId(db: Db, bestellId: string) {
  return db
    .selectFrom('auftrag')
    .select(['id', 'nummer', 'email', 'zahlart', 'gezeigt', 'gesamtCent'])
    .where('bestellId', '=', bestellId)
    .executeTakeFirst();
}
