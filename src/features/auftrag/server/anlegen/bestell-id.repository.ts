import type { Db } from '#server/db/connect.ts';

/** The order that was made under this id: what is answered about it, and what it was made from. */
export function findByBestellId(db: Db, bestellId: string) {
  return db
    .selectFrom('auftrag')
    .select([
      'id',
      'nummer',
      'email',
      'rechnung',
      'lieferung',
      'versandart',
      'zahlart',
      'gezeigt',
      'gesamtCent',
    ])
    .where('bestellId', '=', bestellId)
    .executeTakeFirst();
}
