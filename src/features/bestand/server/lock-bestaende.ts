import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { schonGebuchtFehler, schonGebuchtText } from '../buchung-id.ts';
import { type BestandRow, lockBestand } from './bestand.repository.ts';
import { hasBuchung } from './bewegung.repository.ts';

/**
 * Begins a booking of these articles: nobody else can change their levels until the transaction ends. They are taken in
 * the one order that every booking keeps, so that two never wait for each other. Answers the levels by `artikelId`; an
 * article that is gone has none.
 *
 * With a `buchungId`, a booking that is in the ledger already is refused (ADR 030). The levels come first: of two
 * bookings that arrive at once under the same id, the second waits for them and then finds the first.
 */
export async function lockBestaende(
  db: Db,
  artikelIds: Iterable<string>,
  buchungId?: string,
): Promise<Map<string, BestandRow>> {
  const bestaende = new Map<string, BestandRow>();
  for (const artikelId of [...artikelIds].sort()) {
    const bestand = await lockBestand(db, artikelId);
    if (bestand) bestaende.set(artikelId, bestand);
  }
  if (buchungId !== undefined && (await hasBuchung(db, buchungId)))
    throw new AppError('CONFLICT', schonGebuchtText, { fehler: [schonGebuchtFehler] });
  return bestaende;
}
