import type { Db } from '#server/db/connect.ts';
import { promilleToSatz } from '#shared/number/steuer.ts';
import { type Angaben, produktTypOf } from '../../produkttypen/produkt-typen.ts';
import { compareStellen } from '../../reihenfolge/stelle.ts';
import { type RezeptPosten, rezeptOf } from '../../rezept.ts';
import { readProduktAngaben } from '../produkt-angaben.ts';
import { listRezeptRows } from './rezept.repository.ts';

/** A product, active or not, with the fields of its type and its recipe. */
export type ProduktRezept = {
  id: string;
  name: string;
  typ: string;
  angaben: Angaben;
  preisCent: number | null;
  /** Per cent. */
  steuersatz: number;
  aktiv: boolean;
  rezept: RezeptPosten[];
};

/** All products, some, or those made of a raw material; sorted by reihenfolge, then name. */
export async function listProduktRezepte(
  db: Db,
  only?: { produktIds?: string[]; rohstoffId?: string },
): Promise<ProduktRezept[]> {
  const byProdukt = Map.groupBy(await listRezeptRows(db, only), ({ id }) => id);
  return [...byProdukt.values()]
    .flatMap((rows) => rows.slice(0, 1).map((produkt) => ({ produkt, rows })))
    .sort((a, b) => compareStellen(a.produkt, b.produkt))
    .map(({ produkt, rows }) => {
      const { id, name, typ, preisCent, aktiv } = produkt;
      const links = rows.flatMap(({ teil, rohstoffId, menge }) =>
        teil === null || rohstoffId === null || menge === null ? [] : [{ teil, rohstoffId, menge }],
      );
      const angaben = readProduktAngaben(produkt);
      const rezept = rezeptOf(produktTypOf(typ).rezept(angaben), links);
      const steuersatz = promilleToSatz(produkt.steuersatzPromille);
      return { id, name, typ, angaben, preisCent, steuersatz, aktiv: aktiv === 1, rezept };
    });
}
