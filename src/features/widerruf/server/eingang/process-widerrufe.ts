import { setImmediate as nextTurn } from 'node:timers/promises';
import { VerfolgenGrenze } from '#features/bestellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { listUnbearbeitete } from '../widerruf.repository.ts';
import { processWiderruf } from './process-widerruf.ts';
import { WiderrufGrenze } from './widerruf-grenze.ts';

/**
 * Declarations of one run, which begins every five seconds: 60 a minute however many wait, so that a flood
 * takes a small part of the shop's time. The others are due in the next one.
 */
const most = 5;

/** Rows that are read together. */
const batch = 100;

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
  { now, signal, adresse }: { now: Date; signal?: AbortSignal; adresse: string },
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
