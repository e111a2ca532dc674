import { setImmediate as nextTurn } from 'node:timers/promises';
import { VerfolgenGrenze } from '#features/bestellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { toWiderrufe } from '../bearbeitung/to-widerruf.ts';
import {
  listErledigte,
  listOffeneMitAuftrag,
  listUnbearbeitete,
  lockRow,
  setOffen,
  type WiderrufRow,
} from '../widerruf.repository.ts';
import { processWiderruf } from './process-widerruf.ts';
import { WiderrufGrenze } from './widerruf-grenze.ts';

/**
 * Declarations of one run, which begins every five seconds: 60 a minute however many wait, so that a flood
 * takes a small part of the shop's time. The others are due in the next one.
 */
const most = 5;

/** Rows that are read together. */
const batch = 100;

type Run = { now: Date; signal?: AbortSignal };

/**
 * Whether a declaration was stored and not worked off: its place had sent many, the shop ended in between, or
 * something failed.
 */
export async function hasUnbearbeitete(db: Db): Promise<boolean> {
  return (await listUnbearbeitete(db, 1)).length > 0;
}

/** Works off what is left, each in a transaction of its own: one that fails stays, and holds up no other. */
export async function processWiderrufe(
  db: Db,
  { now, signal, adresse }: Run & { adresse: string },
): Promise<void> {
  const grenzen = { grenze: new WiderrufGrenze(), nummern: new VerfolgenGrenze() };
  const failures: unknown[] = [];
  let fertig = 0;
  for (const id of await listUnbearbeitete(db, batch)) {
    signal?.throwIfAborted();
    await processWiderruf(db, id, { ...grenzen, adresse, now }).then(
      () => (fertig += 1),
      (error) => failures.push(error),
    );
    if (fertig === most) break;
    await nextTurn();
  }
  // Only a run that got nothing done has failed, so that it is repeated later and not at once: one that
  // always fails slows no other.
  if (failures.length > 0 && fertig === 0) throw failures[0];
}

/** Those that were settled lately, among which an order may have changed. */
const letzte = 200;

/**
 * Notes which withdrawals are done, and which are not any more: money comes and goes on the page of the order
 * too, and its cancellation may be taken back.
 */
export async function settleWiderrufe(db: Db, { signal }: Run): Promise<void> {
  await noteRows(db, await listErledigte(db, { nach: undefined, limit: letzte }), signal);
  let nach: string | undefined = '';
  while (nach !== undefined) {
    const rows = await listOffeneMitAuftrag(db, { nach, limit: batch });
    await noteRows(db, rows, signal);
    nach = rows.at(-1)?.id;
    await nextTurn();
  }
}

async function noteRows(db: Db, rows: WiderrufRow[], signal: AbortSignal | undefined): Promise<void> {
  const offen = new Map(rows.map(({ id, offen }) => [id, offen === 1]));
  for (const { _id, aufgaben } of await toWiderrufe(db, rows)) {
    signal?.throwIfAborted();
    if (aufgaben.length > 0 !== offen.get(_id)) await noteOffen(db, _id);
  }
}

/** As it stands under its lock: somebody may work on it just now. */
function noteOffen(db: Db, id: string): Promise<void> {
  return inTransaction(db, async (db) => {
    const row = await lockRow(db, id);
    const [widerruf] = row ? await toWiderrufe(db, [row]) : [];
    if (widerruf) await setOffen(db, id, widerruf.aufgaben.length > 0);
  });
}
