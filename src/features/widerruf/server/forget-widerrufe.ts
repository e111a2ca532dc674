import { setImmediate as nextTurn } from 'node:timers/promises';
import { listWiderrufZuTun } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import { countWiderrufe, deleteWiderruf, isAlt, listAlteWiderrufe } from './frist.repository.ts';
import { lockRow } from './widerruf.repository.ts';

/** Declarations that are listed together; each is deleted in a transaction of its own. */
const batch = 100;

async function fristOf(db: Db, now: Date) {
  return { before: vorbeiVor(now, aufbewahrungsjahre.briefe), zuTun: await listWiderrufZuTun(db) };
}

/** Deletes declarations whose years as letters are over and with which nothing is to be done (ADR 079). */
export async function forgetWiderrufe(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  let ids: string[];
  do {
    const frist = await fristOf(db, now);
    ids = await listAlteWiderrufe(db, frist, batch);
    for (const id of ids) {
      signal?.throwIfAborted();
      await inTransaction(db, async (db) => {
        if ((await lockRow(db, id)) && (await isAlt(db, id, frist))) await deleteWiderruf(db, id);
      });
      await nextTurn();
    }
  } while (ids.length === batch);
}

/** All declarations, and how many of them `forgetWiderrufe` would delete at a time. */
export async function readWiderrufFrist(db: Db, now: Date): Promise<{ anzahl: number; faellig: number }> {
  return countWiderrufe(db, await fristOf(db, now));
}
