import type { PostenTeil } from '../../ereignisse/ereignis.ts';
import type { PostenRow } from '../auftragsakte/auftrag.repository.ts';

/** The pieces of lines of an order by product, as the shelf holds them. */
export function stueckeOf(
  posten: Pick<PostenRow, 'nr' | 'produktId'>[],
  teile: PostenTeil[],
): { artikelId: string; menge: number }[] {
  const artikel = new Map(posten.map(({ nr, produktId }) => [nr, produktId]));
  const mengen = new Map<string, number>();
  for (const { nr, menge } of teile) {
    const artikelId = artikel.get(nr);
    if (artikelId === undefined) throw new Error(`The order has no line ${nr}.`);
    mengen.set(artikelId, (mengen.get(artikelId) ?? 0) + menge);
  }
  return [...mengen].map(([artikelId, menge]) => ({ artikelId, menge }));
}
