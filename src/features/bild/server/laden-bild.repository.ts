import type { Db, Tx } from '#server/db/connect.ts';
import type { LadenBildTable } from '#server/db/schema.ts';
import { hauptUrl } from '../bild-adresse.ts';
import type { Masse } from '../bild-masse.ts';
import type { LadenBild } from '../contract.ts';
import type { LadenBildPlatz } from '../laden-bild.ts';

/** The owner's picture of a page with all that the page needs to show it; null without one. */
export async function readLadenBild(db: Db, platz: LadenBildPlatz): Promise<LadenBild | null> {
  const row = await db
    .selectFrom('ladenBild')
    .innerJoin('bild as q', 'q.hash', 'ladenBild.quer')
    .innerJoin('bild as h', 'h.hash', 'ladenBild.hoch')
    .select([
      'altText',
      'quer',
      'q.breite as querBreite',
      'q.hoehe as querHoehe',
      'hoch',
      'h.breite as hochBreite',
      'h.hoehe as hochHoehe',
    ])
    .where('platz', '=', platz)
    .executeTakeFirst();
  if (!row) return null;
  return {
    quer: ansichtOf(row.quer, { breite: row.querBreite, hoehe: row.querHoehe }),
    hoch: ansichtOf(row.hoch, { breite: row.hochBreite, hoehe: row.hochHoehe }),
    altText: row.altText,
  };
}

function ansichtOf(hash: string, masse: Masse): LadenBild['quer'] {
  return { url: hauptUrl(hash, masse.breite), ...masse };
}

export function findLadenBild(db: Db, platz: LadenBildPlatz): Promise<LadenBildTable | undefined> {
  return db.selectFrom('ladenBild').selectAll().where('platz', '=', platz).executeTakeFirst();
}

export async function writeLadenBild(db: Tx, row: LadenBildTable): Promise<void> {
  const { platz: _, ...rest } = row;
  await db
    .insertInto('ladenBild')
    .values(row)
    .onConflict((oc) => oc.column('platz').doUpdateSet(rest))
    .execute();
}

export async function changeLadenBildText(db: Tx, platz: LadenBildPlatz, altText: string): Promise<void> {
  await db.updateTable('ladenBild').set({ altText }).where('platz', '=', platz).execute();
}

export async function clearLadenBild(db: Tx, platz: LadenBildPlatz): Promise<void> {
  await db.deleteFrom('ladenBild').where('platz', '=', platz).execute();
}
