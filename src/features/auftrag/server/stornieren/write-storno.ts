import type { Tx } from '#server/db/connect.ts';
import type { EreignisVon } from '../../ereignisse/ereignis.ts';
import { addEreignisse, type Vorgang } from '../auftragsakte/auftragsakte.ts';
import type { Author } from '../auftragsakte/ereignis.repository.ts';
import { endHaltOf } from './end-halt-of.ts';

type Storno = { ereignis: EreignisVon<'storniert'>; von: Author };

/**
 * Cancels an order: its pieces are free again in the same transaction. The caller has locked the catalogue and the order's row, and
 * has decided after that.
 */
export async function writeStorno(db: Tx, vorgang: Vorgang, { ereignis, von }: Storno): Promise<Vorgang> {
  const now = new Date(ereignis.at);
  const storniert = await addEreignisse(db, vorgang, { neue: [ereignis], von, now });
  await endHaltOf(db, { auftragId: vorgang.auftrag.id, posten: vorgang.posten, at: now });
  return storniert;
}
