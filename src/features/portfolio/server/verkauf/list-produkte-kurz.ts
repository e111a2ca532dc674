import { listHauptbilder } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Merkmal } from '#shared/merkmale/merkmal.ts';
import { texteOf } from '../../produkttypen/produkt-texte.ts';
import { produktTypOf } from '../../produkttypen/produkt-typen.ts';
import { packgewichtOf } from '../../verkauf/packgewicht.ts';
import { readProduktAngaben } from '../produkt-angaben.ts';
import { produktFertigungstageOf } from '../to-produkt.ts';
import { listProduktKurzRows, type ProduktKurzRow } from './produkt-kurz.repository.ts';

/**
 * A product in short, for other areas. `gramm` is missing where goods are not sold by weight; `packgewicht`: the
 * grams that a piece adds to a parcel, if known. `fertigungstage`: it is also made to order, in so many working days.
 */
export type ProduktKurz = {
  id: string;
  name: string;
  typ: string;
  merkmale: Merkmal[];
  gramm: number | null;
  packgewicht: number | null;
  preisCent: number | null;
  steuersatzPromille: number;
  fertigungstage: number | null;
  aktiv: boolean;
};

/** With the address of its main picture. */
export type ProduktMitBild = ProduktKurz & { bild: string | null };

/** These products by id, active or not; unknown ids are left out. */
export async function listProdukteKurz(db: Db, ids: string[]): Promise<Map<string, ProduktKurz>> {
  if (ids.length === 0) return new Map();
  const rows = await listProduktKurzRows(db, { ids });
  return new Map(rows.map((row) => [row.id, toProduktKurz(row)]));
}

/** The same for those who show them or freeze how they look. */
export async function listProdukteMitBild(db: Db, ids: string[]): Promise<Map<string, ProduktMitBild>> {
  const produkte = await listProdukteKurz(db, ids);
  const bilder = await listHauptbilder(db, [...produkte.keys()]);
  return new Map([...produkte].map(([id, one]) => [id, { ...one, bild: bilder.get(id) ?? null }]));
}

// Field by field: rest and spread of a row take longer than reading it.
function toProduktKurz(row: ProduktKurzRow): ProduktKurz {
  const { id, name, typ, preisCent, steuersatzPromille, aktiv } = row;
  const angaben = readProduktAngaben(row);
  const merkmale = produktTypOf(typ).merkmale(angaben);
  const gramm = texteOf(row).gramm(angaben) ?? null;
  const packgewicht = packgewichtOf({ ...angaben, typ, packgewicht: row.packgewicht }) ?? null;
  const fertigungstage = produktFertigungstageOf(row);
  return {
    id,
    name,
    typ,
    merkmale,
    gramm,
    packgewicht,
    preisCent,
    steuersatzPromille,
    fertigungstage,
    aktiv: aktiv === 1,
  };
}
