import { deutsch } from '#shared/text/collator.ts';
import type { PackPosten } from './contract.ts';

/** Pieces of one product that are taken from the shelf, for all orders together. */
export type HolZeile = Pick<PackPosten, 'produktId' | 'name' | 'bild' | 'imLager'> & { menge: number };

/** What is taken from the shelf for these orders, by name. */
export function holListe(auftraege: { posten: PackPosten[] }[]): HolZeile[] {
  const byProdukt = Map.groupBy(
    auftraege.flatMap(({ posten }) => posten),
    ({ produktId }) => produktId,
  );
  const zeilen = [...byProdukt.values()].flatMap((posten) => {
    const [first] = posten;
    if (!first) return [];
    const { produktId, name, bild, imLager } = first;
    const menge = posten.reduce((sum, one) => sum + one.menge, 0);
    return { produktId, name, imLager, menge, ...(bild === undefined ? {} : { bild }) };
  });
  return zeilen.sort((a, b) => deutsch.compare(a.name, b.name));
}
