import type { Tx } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { NachrichtZeile } from '../../contract.ts';
import { setErledigt } from '../nachricht.repository.ts';
import { findZeile } from './postausgang.repository.ts';
import { toNachrichtZeile } from './to-nachricht-zeile.ts';

/**
 * Settles a message that did not arrive, as after a telephone call: the dashboard speaks of it no more. A
 * repetition changes nothing.
 */
export async function settleNachricht(db: Tx, id: string, now: Date): Promise<NachrichtZeile> {
  const isSettled = await setErledigt(db, id, now.toISOString());
  const row = await findZeile(db, id);
  if (!row) throw notFound('Nachricht');
  if (!isSettled)
    throw new AppError('CONFLICT', 'Nur Nachrichten, die nicht zugestellt sind, lassen sich abhaken.');
  return toNachrichtZeile(row);
}
