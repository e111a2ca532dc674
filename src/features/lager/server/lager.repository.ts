import type { Db } from '#server/db/connect.ts';
import { artikelTypen } from '../artikel.ts';

/**
 * The levels with the names of their articles; a deleted article keeps its last name. A kind that this version of the
 * shop does not know is left out: it has no group, no unit and no screen.
 */
function bestandMitName(db: Db) {
  return db
    .selectFrom('bestand')
    .where('bestand.typ', 'in', artikelTypen)
    .leftJoin('rohstoff', 'rohstoff.id', 'bestand.artikelId')
    .leftJoin('produkt', 'produkt.id', 'bestand.artikelId')
    .select((eb) => [
      'bestand.id',
      'bestand.typ',
      'bestand.artikelId',
      'bestand.menge',
      'bestand.reserviert',
      'bestand.mindestbestand',
      'bestand.letzteNr',
      'bestand.letzteAenderung',
      'bestand.letzterGrund',
      'bestand.entferntAls',
      eb.fn
        .coalesce('rohstoff.bezeichnung', 'produkt.name', 'bestand.entferntAls')
        .$castTo<string | null>()
        .as('name'),
    ]);
}

export type ArtikelRow = Awaited<ReturnType<typeof listArtikelRows>>[number];

/** Every existing article. */
export function listArtikelRows(db: Db) {
  return bestandMitName(db).where('bestand.entferntAls', 'is', null).execute();
}

/** Every deleted article. */
export function listEntfernteRows(db: Db) {
  return bestandMitName(db).where('bestand.entferntAls', 'is not', null).execute();
}

/** These articles, by their own ids or those of their levels; deleted ones included. */
export async function findArtikelRows(db: Db, ids: string[]): Promise<ArtikelRow[]> {
  if (ids.length === 0) return [];
  return bestandMitName(db)
    .where((eb) => eb.or([eb('bestand.id', 'in', ids), eb('bestand.artikelId', 'in', ids)]))
    .execute();
}
