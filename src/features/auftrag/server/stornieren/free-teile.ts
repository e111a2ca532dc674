import { endTeilHalt, lockBestaende } from '#features/bestand/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import type { PostenTeil } from '../../ereignisse/ereignis.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { stueckeOf } from '../auslieferung/stuecke-of.ts';

/** Frees pieces of an order that stay in the house. The caller has locked the catalogue and the order. */
export async function freeTeile(
  db: Tx,
  { auftrag, posten }: Auftragsakte,
  { teile, at }: { teile: PostenTeil[]; at: Date },
): Promise<void> {
  const stuecke = stueckeOf(posten, teile);
  await lockBestaende(
    db,
    stuecke.map(({ artikelId }) => artikelId),
  );
  await endTeilHalt(db, { auftragId: auftrag.id, stuecke, stand: 'frei', at });
}
