import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { schonGebuchtFehler, schonGebuchtText } from '../buchung-id.ts';
import { type BestandRow, lockBestandRows } from './bestand.repository.ts';
import { hasBuchung } from './bewegung.repository.ts';

/**
 * Locks the levels of these articles until the transaction ends; the first step of every booking. The lock order is the
 * same in all bookings, which avoids deadlocks. Returns the levels by `artikelId`; missing articles are left out.
 *
 * With a `buchungId`, a booking that exists already is refused (ADR 030). The check comes after the locks: of two
 * concurrent requests with the same id, the second waits for the first and then finds its booking.
 */
export async function lockBestaende(
  db: Tx,
  artikelIds: Iterable<string>,
  buchungId?: string,
): Promise<Map<string, BestandRow>> {
  const bestaende = await lockBestandRows(db, [...artikelIds]);
  if (buchungId !== undefined && (await hasBuchung(db, buchungId)))
    throw new AppError('CONFLICT', schonGebuchtText, { fehler: [schonGebuchtFehler] });
  return new Map(bestaende.map((bestand) => [bestand.artikelId, bestand]));
}
