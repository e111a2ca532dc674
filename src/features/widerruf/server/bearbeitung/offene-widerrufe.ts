import {
  type Bearbeitung,
  findAuftragsakten,
  hasOffenenEingang,
  recordWiderruf,
} from '#features/auftrag/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import { isGebucht } from '../../bearbeitung/aufgaben.ts';
import { auftragOf, schlussOf, zuordnungenOf } from '../../bearbeitung/ereignis.ts';
import { listWiderrufEreignisse, listZugeordneteIds } from '../widerruf.repository.ts';

/** Declarations whose events are read together: an order may have any number of them. */
const batch = 100;

/** The declarations of an order that are neither booked nor settled, the oldest first. */
export async function* offeneZu(db: Db, auftragId: string): AsyncGenerator<string> {
  const [akte] = await findAuftragsakten(db, [auftragId]);
  if (!akte) throw notFound('Bestellung');
  const ids = await listZugeordneteIds(db, zuordnungenOf(auftragId));
  for (let nr = 0; nr < ids.length; nr += batch) {
    const einige = ids.slice(nr, nr + batch);
    const ereignisse = await listWiderrufEreignisse(db, einige);
    yield* einige.filter((id) => {
      const geschehen = ereignisse.get(id) ?? [];
      const isOffen = auftragOf(geschehen) === auftragId && schlussOf(geschehen) === undefined;
      return isOffen && !isGebucht(id, akte.ereignisse);
    });
  }
}

/**
 * An order notes one of its declarations that wait (`recordWiderruf`). Once that one is done the next is
 * noted, so that nothing is packed before the last one is done.
 */
export async function noteNaechsten(db: Tx, auftragId: string, bearbeitung: Bearbeitung): Promise<void> {
  const [akte] = await findAuftragsakten(db, [auftragId]);
  if (!akte || hasOffenenEingang(akte)) return;
  for await (const naechster of offeneZu(db, auftragId)) {
    await recordWiderruf(db, { id: auftragId, widerruf: naechster }, bearbeitung);
    return;
  }
}
