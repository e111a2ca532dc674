import {
  type Bearbeitung,
  findAuftragsakten,
  hasOffenenEingang,
  recordWiderruf,
} from '#features/auftrag/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import { gebuchteOf } from '../../bearbeitung/aufgaben.ts';
import { listOffeneIds } from '../widerruf.repository.ts';

/** The declarations of an order that are neither booked nor settled, the oldest first. */
export async function offeneZu(db: Db, auftragId: string): Promise<string[]> {
  const [akte] = await findAuftragsakten(db, [auftragId]);
  if (!akte) throw notFound('Bestellung');
  return listOffeneIds(db, { auftragId, ausser: gebuchteOf(akte.ereignisse) });
}

/**
 * An order notes one of its declarations that wait (`recordWiderruf`). Once that one is done the next is
 * noted, so that nothing is packed before the last one is done.
 */
export async function noteNaechsten(db: Tx, auftragId: string, bearbeitung: Bearbeitung): Promise<void> {
  const [akte] = await findAuftragsakten(db, [auftragId]);
  if (!akte || hasOffenenEingang(akte)) return;
  const [naechster] = await listOffeneIds(db, { auftragId, ausser: gebuchteOf(akte.ereignisse), limit: 1 });
  if (naechster) await recordWiderruf(db, { id: auftragId, widerruf: naechster }, bearbeitung);
}
