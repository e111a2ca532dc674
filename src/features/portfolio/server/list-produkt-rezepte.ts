import type { Db } from '#server/db/connect.ts';
import { deutsch } from '#shared/collator.ts';
import { type RezeptPosten, rezeptOf } from '../rezept.ts';
import { listRezeptRows } from './rezept.repository.ts';

/** A product, active or not, with what one piece of it is made of. */
export type ProduktRezept = {
  id: string;
  name: string;
  seife: string;
  gramm: number;
  aroma: string;
  seifenform: string;
  verpackung: string | null;
  preisCent: number | null;
  aktiv: boolean;
  rezept: RezeptPosten[];
};

/** All products, one, or those made of a raw material; by reihenfolge, then name. */
export async function listProduktRezepte(
  db: Db,
  only?: { produktId?: string; rohstoffId?: string },
): Promise<ProduktRezept[]> {
  const rows = await listRezeptRows(db, only);
  return rows
    .sort((a, b) => a.reihenfolge - b.reihenfolge || deutsch.compare(a.name, b.name))
    .map((row) => {
      const { id, name, seife, gramm, aroma, seifenform, verpackung, preisCent } = row;
      const felder = { id, name, seife, gramm, aroma, seifenform, verpackung, preisCent };
      return { ...felder, aktiv: row.aktiv === 1, rezept: rezeptOf(row) };
    });
}
