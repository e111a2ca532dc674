import { randomUUIDv7 } from 'node:crypto';
import { lockBestaende, moveAll } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import type { PostenTeil } from '../../ereignisse/ereignis.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import type { Bearbeitung } from '../auftragsakte/change-auftrag.ts';
import { stueckeOf } from '../auslieferung/stuecke-of.ts';

/**
 * Puts pieces of an order that came back on the shelf again, with a row in the ledger. The caller has locked the
 * catalogue and the order.
 */
export async function shelveTeile(
  db: Tx,
  { auftrag: { nummer }, posten }: Auftragsakte,
  { teile, von, now }: { teile: PostenTeil[] } & Pick<Bearbeitung, 'von' | 'now'>,
): Promise<void> {
  const namen = new Map(posten.map(({ produktId, name }) => [produktId, name]));
  const stuecke = stueckeOf(posten, teile);
  await lockBestaende(
    db,
    stuecke.map(({ artikelId }) => artikelId),
  );
  await moveAll(
    db,
    stuecke.map(({ artikelId, menge }) => ({ artikelId, name: namen.get(artikelId) ?? '', menge })),
    {
      grund: `Rückgabe zu Bestellung ${nummer}`,
      von: von.id === null ? undefined : { id: von.id, name: von.name },
      at: now,
      buchungId: randomUUIDv7(),
    },
  );
}
