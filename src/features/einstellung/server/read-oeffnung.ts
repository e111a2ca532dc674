import type { Db } from '#server/db/connect.ts';
import { hindernisse } from '../bereitschaft.ts';
import type { Phase } from '../phase-angaben.ts';
import { findEinstellung } from './einstellung.repository.ts';
import { type BereitQuellen, readBereitschaft } from './read-bereitschaft.ts';
import { toStand } from './to-stand.ts';

/** The phase, and how many things prevent the opening; for the line at the start of the program. */
export async function readOeffnung(db: Db, quellen: BereitQuellen): Promise<{ phase: Phase; fehlt: number }> {
  const { phase } = toStand('phase', await findEinstellung(db, 'phase')).angaben;
  return { phase, fehlt: hindernisse(await readBereitschaft(db, quellen)).length };
}
