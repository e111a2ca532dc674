import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** What selling needs of the products that shoppers see, without their long texts. */
export function listVerkaufsRows(db: Db) {
  return db
    .selectFrom('produkt')
    .select(['id', 'version', 'name', 'reihenfolge', 'typ', 'angaben', 'preisCent', 'packgewicht'])
    .select(['steuersatzPromille', 'artikelnummer'])
    .select(sql<number>`case when trim("inhaltsstoffe") <> '' then 1 else 0 end`.as('hatInhaltsstoffe'))
    .where('aktiv', '=', 1)
    .execute();
}

export type VerkaufsRow = Awaited<ReturnType<typeof listVerkaufsRows>>[number];

/** What shoppers read of these products. */
export function listTexteRows(db: Db, ids: string[]) {
  return db
    .selectFrom('produkt')
    .select(['id', 'version', 'name', 'kurz', 'lang', 'anwendung', 'besonderheiten'])
    .where('id', 'in', ids)
    .execute();
}

export type TexteRow = Awaited<ReturnType<typeof listTexteRows>>[number];
