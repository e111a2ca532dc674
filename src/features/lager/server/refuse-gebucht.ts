import { lockBestand } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError } from '#shared/errors.ts';
import { schonGebuchtFehler, schonGebuchtText } from '../buchung-id.ts';
import { hasBuchung } from './historie.repository.ts';

/**
 * Refuses a booking that is in the ledger already, before anything else is said about it but that its article is gone.
 * `artikelId` is an article that it moves, the first of several: of two that arrive at once the second waits for that
 * level and then sees the first.
 */
export async function refuseGebucht(
  db: Db,
  { buchungId, artikelId }: { buchungId: string | undefined; artikelId: string },
): Promise<void> {
  if (buchungId === undefined) return;
  await lockBestand(db, artikelId);
  if (await hasBuchung(db, buchungId))
    throw new AppError('CONFLICT', schonGebuchtText, { fehler: [schonGebuchtFehler] });
}
