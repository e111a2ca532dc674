import { randomUUID } from 'node:crypto';
import { endHalt, holdBestand, lockBestaende } from '#features/bestand/server/index.ts';
import { watchVerfuegbarkeit } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';

let counter = 0;

type Halt = { nummer?: string; auftragId?: string; at?: Date };

/**
 * Holds pieces of products for an order that exists only as a number, as an order does: shoppers read at once
 * what is left. Each call is later than the one before it.
 */
export async function reserve(db: Db, mengen: Record<string, number>, halt: Halt = {}) {
  counter += 1;
  const { nummer = `B-26-T${String(counter).padStart(4, '0')}`, auftragId = randomUUID() } = halt;
  const { at = new Date(Date.UTC(2026, 0, 1) + counter * 1000) } = halt;
  const posten = Object.entries(mengen).map(([artikelId, menge]) => ({ artikelId, menge }));
  const ids = Object.keys(mengen);
  await inTransaction(db, (db) =>
    watchVerfuegbarkeit(db, ids, async () => {
      await lockBestaende(db, ids);
      await holdBestand(db, { auftragId, nummer, posten, at });
    }),
  );
  return { auftragId, nummer };
}

/** Ends what such an order holds; returns what that was. */
export function release(
  db: Db,
  {
    auftragId,
    mengen,
    stand = 'frei',
  }: { auftragId: string; mengen: Record<string, number>; stand?: 'frei' | 'geliefert' },
) {
  const ids = Object.keys(mengen);
  return inTransaction(db, (db) =>
    watchVerfuegbarkeit(db, ids, async () => {
      await lockBestaende(db, ids);
      return endHalt(db, { auftragId, stand, at: new Date() });
    }),
  );
}
