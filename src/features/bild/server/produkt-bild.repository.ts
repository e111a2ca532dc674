import type { Insertable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { ProduktBildTable } from '#server/db/schema.ts';

/** A product's picture with everything a page needs to show it. */
export type ProduktBildRow = {
  produktId: string;
  position: number;
  hash: string;
  altText: string;
  breite: number;
  hoehe: number;
  platzhalter: string;
};

export async function insertProduktBild(db: Tx, row: Insertable<ProduktBildTable>): Promise<void> {
  await db.insertInto('produktBild').values(row).execute();
}

/** The places of a product's pictures in display order: 0 is the main picture, the rest the gallery. */
export function listProduktBildPlaetze(
  db: Db,
  produktId: string,
): Promise<{ position: number; hash: string }[]> {
  return db
    .selectFrom('produktBild')
    .select(['position', 'hash'])
    .where('produktId', '=', produktId)
    .orderBy('position')
    .execute();
}

type Platz = { produktId: string; position: number };

export async function updateAltText(db: Tx, { produktId, position }: Platz, altText: string): Promise<void> {
  await db
    .updateTable('produktBild')
    .set({ altText })
    .where('produktId', '=', produktId)
    .where('position', '=', position)
    .execute();
}

export async function deleteProduktBild(db: Tx, { produktId, position }: Platz): Promise<void> {
  await db
    .deleteFrom('produktBild')
    .where('produktId', '=', produktId)
    .where('position', '=', position)
    .execute();
}

/** The pictures of these products in display order. */
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

/** The main pictures of these products, as far as they have one. */
export const listHauptbildRows = fixedQuery((db, { produktIds }: { produktIds: string[] }) =>
  db
    .selectFrom('produktBild')
    .innerJoin('bild', 'bild.hash', 'produktBild.hash')
    .select(['produktBild.produktId', 'bild.hash', 'bild.breite'])
    .where('produktBild.produktId', 'in', produktIds)
    .where('produktBild.position', '=', 0),
);

/** How many products have a picture, main or gallery. */
export async function countProdukteMitBild(db: Db): Promise<number> {
  const { anzahl } = await db
    .selectFrom('produktBild')
    .select(({ fn }) => fn.count<number>('produktId').distinct().as('anzahl'))
    .executeTakeFirstOrThrow();
  return anzahl;
}
