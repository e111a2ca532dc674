import { setImmediate as nextTurn } from 'node:timers/promises';
import { findLetzteBelegTage } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { naechsterDatenstand } from '../../loeschung/loeschung.ts';
import { findAuftragsakten } from '../auftragsakte/list-auftragsakten.ts';
import { type Faelligkeit, type LoeschStelle, listLoeschFaellige } from './loeschung.repository.ts';

/** Orders that are read together. */
const batch = 100;

/**
 * The orders that something is to be taken out of at a time, the oldest first; one that still waits holds up
 * no other.
 */
export async function* dueAuftraege(
  db: Db,
  art: Faelligkeit,
  now: Date,
): AsyncGenerator<{ id: string; nummer: string }> {
  let nach: LoeschStelle | undefined;
  for (;;) {
    const rows = await listLoeschFaellige(db, art, { now, nach, limit: batch });
    nach = rows.at(-1);
    if (!nach) return;
    const ids = rows.map(({ id }) => id);
    const belegTage = await findLetzteBelegTage(db, ids);
    for (const { auftrag, lage, ereignisse } of await findAuftragsakten(db, ids)) {
      const { id, nummer, datenstand } = auftrag;
      const fall = { datenstand, lage, ereignisse, belegTag: belegTage.get(id) };
      if (naechsterDatenstand(fall, now)) yield { id, nummer };
    }
    await nextTurn();
  }
}
