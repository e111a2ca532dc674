import { listMarktBelege, lockVonHand } from '#features/beleg/server/index.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { findMarkttage, listMarktPostenOf } from './markt.repository.ts';
import { lockTag } from './take-along.ts';
import { writeMarktRechnung } from './write-markt-beleg.ts';

/** A market day that was booked before there were documents. */
export type Altmarkttag = { id: string; ort: string; tag: string; bruttoCent: number };

/** Those of these days that need an invoice: they count, and brought something. */
export async function listAltmarkttage(db: Db, ids: string[]): Promise<Altmarkttag[]> {
  if (ids.length === 0) return [];
  return (await findMarkttage(db, ids)).flatMap(({ id, ort, tag, stand, umsatzCent }) =>
    stand === 'abgerechnet' && umsatzCent ? { id, ort, tag, bruttoCent: umsatzCent } : [],
  );
}

/** Place and day of these days, whatever became of them. */
export async function listMarkttagKurz(
  db: Db,
  ids: string[],
): Promise<Pick<Altmarkttag, 'id' | 'ort' | 'tag'>[]> {
  if (ids.length === 0) return [];
  return (await findMarkttage(db, ids)).map(({ id, ort, tag }) => ({ id, ort, tag }));
}

/**
 * Writes the collected invoice of such a day as it was booked then, in a transaction of its own; one that has it
 * already keeps it. A day that was taken back has nothing to bill; one that was ticked off gets none.
 */
export function writeMarktAltbeleg(
  db: Db,
  id: string,
  now: Date,
): Promise<{ nummer: string } | { hindernis: 'vonHand' | 'nichts' }> {
  return inTransaction(db, async (db) => {
    const tag = await lockTag(db, id);
    const [erster] = await listMarktBelege(db, id);
    if (!erster && (await lockVonHand(db, [id])).has(id)) return { hindernis: 'vonHand' };
    const beleg = erster ?? (tag?.stand === 'abgerechnet' ? await writeTag(db, tag, now) : undefined);
    return beleg ? { nummer: beleg.nummer } : { hindernis: 'nichts' };
  });
}

type Tag = NonNullable<Awaited<ReturnType<typeof lockTag>>>;

async function writeTag(db: Tx, { id, ort, tag, umsatzCent, steuermodus }: Tag, now: Date) {
  const posten = (await listMarktPostenOf(db, [id])).get(id) ?? [];
  const gebucht = { id, ort, tag, posten, umsatzCent: umsatzCent ?? 0 };
  return writeMarktRechnung(db, { ...gebucht, steuermodus: steuermodus as Steuermodus }, now);
}
