import { setImmediate as nextTurn } from 'node:timers/promises';
import { WiderrufGrenze } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { processWiderruf } from './process-widerruf.ts';
import { toWiderrufe } from './to-widerruf.ts';
import { listOffene, listUnbearbeitete, setOffen } from './widerruf.repository.ts';

/** Declarations of one run; the others are due in the next one. */
const most = 100;

type Run = { now: Date; signal?: AbortSignal };

/** Whether a declaration was stored and not worked off, because the shop ended in between or something failed. */
export async function hasUnbearbeitete(db: Db): Promise<boolean> {
  return (await listUnbearbeitete(db, 1)).length > 0;
}

/** Works off what is left, each in a transaction of its own: one that fails stays, and holds up no other. */
export async function processWiderrufe(
  db: Db,
  { now, signal, adresse }: Run & { adresse: string },
): Promise<void> {
  const grenze = new WiderrufGrenze();
  const failures: unknown[] = [];
  for (const id of await listUnbearbeitete(db, most)) {
    signal?.throwIfAborted();
    await processWiderruf(db, id, { grenze, adresse, now }).catch((error) => failures.push(error));
    await nextTurn();
  }
  // The run has failed, so that it is repeated later and not at once.
  if (failures.length > 0) throw failures[0];
}

/** Notes which withdrawals are done: the last thing, the money, may be entered on the page of the order. */
export async function settleWiderrufe(db: Db, { signal }: Run): Promise<void> {
  const rows = await listOffene(db, most);
  for (const { _id, aufgaben } of await toWiderrufe(db, rows)) {
    signal?.throwIfAborted();
    if (aufgaben.length === 0) await inTransaction(db, (db) => setOffen(db, _id, false));
  }
}
