import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import { countWiderrufe, deleteWiderruf, isAlt, listAlteWiderrufe } from './frist.repository.ts';
import { listZuTun } from './list-zu-tun.ts';
import { lockRow } from './widerruf.repository.ts';

/** Declarations that are listed together; each is deleted in a transaction of its own. */
const batch = 100;

async function fristOf(db: Db, now: Date) {
  return { before: vorbeiVor(now, aufbewahrungsjahre.briefe), zuTun: await listZuTun(db) };
}

/**
 * Deletes declarations whose years as letters are over and with which nothing is to be done (ADR 079). One that cannot
 * be deleted, because its order is missing, keeps no other.
 */
export async function forgetWiderrufe(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const failures: unknown[] = [];
  let nach: string | undefined = '';
  while (nach !== undefined) {
    const ids = await listAlteWiderrufe(db, await fristOf(db, now), { nach, limit: batch });
    for (const id of ids) {
      signal?.throwIfAborted();
      await forgetOne(db, id, now).catch((error) => failures.push(error));
      await nextTurn();
    }
    nach = ids.at(-1);
  }
  if (failures.length > 0) throw failures[0];
}

/** Asked again under its lock: its order may have something to do just now. */
function forgetOne(db: Db, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    if ((await lockRow(db, id)) && (await isAlt(db, id, await fristOf(db, now))))
      await deleteWiderruf(db, id);
  });
}

/** All declarations, and how many of them `forgetWiderrufe` would delete at a time. */
export async function readWiderrufFrist(db: Db, now: Date): Promise<{ anzahl: number; faellig: number }> {
  return countWiderrufe(db, await fristOf(db, now));
}
