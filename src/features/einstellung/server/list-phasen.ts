import type { Db } from '#server/db/connect.ts';
import type { PhaseAngaben } from '../gruppen/phase-angaben.ts';
import { listVersionen } from './einstellung.repository.ts';
import { toStand } from './to-stand.ts';

/** Entries of a page. */
const limit = 20;

/** Who switched the phase when, newest first, before the version `vor`. */
export async function listPhasen(
  db: Db,
  vor?: number,
): Promise<{ eintraege: (PhaseAngaben & { version: number; am: string; von: string })[]; weitere: boolean }> {
  const rows = await listVersionen(db, 'phase', { vor, limit: limit + 1 });
  const eintraege = rows.slice(0, limit).map((row) => ({
    version: row.version,
    am: row.createdAt,
    von: row.von,
    ...toStand('phase', row).angaben,
  }));
  return { eintraege, weitere: rows.length > limit };
}
