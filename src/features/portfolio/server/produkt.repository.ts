import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { ProduktTable } from '#server/db/schema.ts';

export type ProduktRow = Selectable<ProduktTable>;

/** A product's picture with what a page needs to show it. */
export type ProduktBildRow = {
  produktId: string;
  position: number;
  hash: string;
  altText: string;
  breite: number;
  hoehe: number;
  platzhalter: string;
};

export function listAktiveProdukte(db: Db): Promise<ProduktRow[]> {
  return db.selectFrom('produkt').selectAll().where('aktiv', '=', 1).execute();
}

export function findAktivesProdukt(db: Db, id: string): Promise<ProduktRow | undefined> {
  return db.selectFrom('produkt').selectAll().where('id', '=', id).where('aktiv', '=', 1).executeTakeFirst();
}

export async function insertProdukt(db: Db, row: Insertable<ProduktTable>): Promise<void> {
  await db.insertInto('produkt').values(row).execute();
}

/** The pictures of these products, in the order in which they are shown. */
export function listProduktBilder(db: Db, produktIds: string[]): Promise<ProduktBildRow[]> {
  return db
    .selectFrom('produktBild')
    .innerJoin('bild', 'bild.hash', 'produktBild.hash')
    .select([
      'produktBild.produktId',
      'produktBild.position',
      'produktBild.hash',
      'produktBild.altText',
      'bild.breite',
      'bild.hoehe',
      'bild.platzhalter',
    ])
    .where('produktBild.produktId', 'in', produktIds)
    .orderBy('produktBild.position')
    .execute();
}
