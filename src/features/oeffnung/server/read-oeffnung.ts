import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import type { Db } from '#server/db/connect.ts';
import { bereitschaft, hinderndePruefungen, hindernisse } from '../bereitschaft/bereitschaft.ts';
import { type BereitQuellen, readBereitFakten } from './read-bereitschaft.ts';

/** The phase, and how many things prevent the opening; for the line at the start of the program. */
export async function readOeffnung(db: Db, quellen: BereitQuellen): Promise<{ phase: Phase; fehlt: number }> {
  const welche = hinderndePruefungen();
  const fakten = await readBereitFakten(db, welche, quellen);
  await nextTurn();
  return {
    phase: fakten.phase.angaben.phase,
    fehlt: hindernisse(bereitschaft(fakten, welche)).length,
  };
}
