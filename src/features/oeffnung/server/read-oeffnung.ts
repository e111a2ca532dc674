import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type BereitQuellen, readHindernisse } from './read-bereitschaft.ts';

/** The phase, and how many things prevent the opening; for the line at the start of the program. */
export async function readOeffnung(db: Db, quellen: BereitQuellen): Promise<{ phase: Phase; fehlt: number }> {
  const { phase } = (await readEinstellung(db, 'phase')).angaben;
  return { phase, fehlt: (await readHindernisse(db, quellen)).length };
}
