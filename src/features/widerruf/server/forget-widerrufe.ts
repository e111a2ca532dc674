import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { aufbewahrungsjahre, vorbeiVor } from '#shared/datum/aufbewahrungsfrist.ts';
import { countWiderrufe, deleteWiderruf, listAlteWiderrufe } from './frist.repository.ts';
import { lockRow } from './widerruf.repository.ts';

/** Declarations that are listed together; each is deleted in a transaction of its own. */
const batch = 100;

const grenzeOf = (now: Date) => vorbeiVor(now, aufbewahrungsjahre.briefe);

/** Deletes declarations whose years as letters are over and with which nothing is to be done (ADR 079). */
export async function forgetWiderrufe(
  db: Db,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  let ids: string[];
  do {
    ids = await listAlteWiderrufe(db, grenzeOf(now), batch);
    for (const id of ids) {
      signal?.throwIfAborted();
      await inTransaction(db, async (db) => {
        const row = await lockRow(db, id);
        if (row?.offen === 0) await deleteWiderruf(db, id);
      });
      await nextTurn();
    }
  } while (ids.length === batch);
}

/** All declarations, and how many of them `forgetWiderrufe` would delete at a time. */
export function readWiderrufFrist(db: Db, now: Date): Promise<{ anzahl: number; faellig: number }> {
  return countWiderrufe(db, grenzeOf(now));
}
