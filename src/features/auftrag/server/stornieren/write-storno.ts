import type { Tx } from '#server/db/connect.ts';
import type { EreignisVon } from '../../ereignisse/ereignis.ts';
import { type Auftragsakte, addEreignisse } from '../auftragsakte/auftragsakte.ts';
import type { Author } from '../auftragsakte/ereignis.repository.ts';
import { endHaltOf } from './end-halt-of.ts';

type Storno = { ereignis: EreignisVon<'storniert'>; von: Author };

/**
 * Cancels an order: its pieces are free again in the same transaction. The caller has locked the catalogue
 * and the order's row, and has decided after that.
 */
export async function writeStorno(
  db: Tx,
  akte: Auftragsakte,
  { ereignis, von }: Storno,
): Promise<Auftragsakte> {
  const now = new Date(ereignis.at);
  const storniert = await addEreignisse(db, akte, { neue: [ereignis], von, now });
  await endHaltOf(db, { auftragId: akte.auftrag.id, posten: akte.posten, at: now });
  return storniert;
}
