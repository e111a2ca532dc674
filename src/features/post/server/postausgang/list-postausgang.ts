import type { Db } from '#server/db/connect.ts';
import type { Postausgang } from '../../contract.ts';
import type { NachrichtStand, Richtung } from '../../nachricht.ts';
import { countNachrichten, listZeilen } from './postausgang.repository.ts';
import { toNachrichtZeile } from './to-nachricht-zeile.ts';

/** Messages on one page. */
const limit = 50;

/** A page of the outbox, newest first. */
export async function listPostausgang(
  db: Db,
  query: { richtung?: Richtung | undefined; stand?: NachrichtStand | undefined; vor?: string | undefined },
): Promise<Omit<Postausgang, 'smtp'>> {
  const [rows, anzahl] = await Promise.all([
    listZeilen(db, { ...query, limit: limit + 1 }),
    countNachrichten(db, query.richtung),
  ]);
  return { nachrichten: rows.slice(0, limit).map(toNachrichtZeile), weitere: rows.length > limit, anzahl };
}
