import type { Tx } from '#server/db/connect.ts';
import { AppError } from '#shared/wire/errors.ts';
import { findArtikelnummer } from '../produkt.repository.ts';

const text = 'Ein Produkt mit diesem Namen gibt es bereits.';

/** Names are unique, ignoring case and surrounding space. */
export function nameTaken(): AppError {
  return new AppError('CONFLICT', text, { fehler: [`name: ${text}`] });
}

/** Refuses a number that another product has, shown or hidden. The caller holds the catalogue's lock. */
export async function refuseArtikelnummer(
  db: Tx,
  id: string,
  artikelnummer: string | null | undefined,
): Promise<void> {
  const other = artikelnummer ? await findArtikelnummer(db, artikelnummer) : undefined;
  if (!other || other.id === id) return;
  const taken = `Die Artikelnummer ${artikelnummer} hat schon „${other.name}“. Bitte eine andere wählen.`;
  throw new AppError('CONFLICT', taken, { fehler: [`artikelnummer: ${taken}`] });
}
