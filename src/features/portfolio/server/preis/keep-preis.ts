import type { Tx } from '#server/db/connect.ts';
import type { ProduktRow } from '../produkt.repository.ts';
import { findLetztenPreis, insertPreis, type PreisRow } from './preisverlauf.repository.ts';

type Preisangaben = Pick<ProduktRow, 'id' | 'preisCent' | 'aktiv' | 'ermaessigt' | 'updatedAt'>;

/**
 * Writes what a product costs from now on, if that changed, with its author: within the transaction that
 * changes the product, under the lock of the catalogue. Every write of a price, of `aktiv` and of
 * `ermaessigt` ends here.
 */
export async function keepPreis(
  db: Tx,
  { id: produktId, preisCent, aktiv, ermaessigt, updatedAt }: Preisangaben,
  autor: Pick<PreisRow, 'von' | 'vonId'>,
): Promise<void> {
  const vorher = await findLetztenPreis(db, produktId);
  if (vorher?.preisCent === preisCent && vorher.aktiv === aktiv && vorher.ermaessigt === ermaessigt) return;
  // A clock that was set back does not change which price was first.
  const at = vorher && vorher.at > updatedAt ? vorher.at : updatedAt;
  const nr = (vorher?.nr ?? 0) + 1;
  await insertPreis(db, { produktId, nr, preisCent, aktiv, ermaessigt, at, ...autor });
}
