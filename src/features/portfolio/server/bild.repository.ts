import type { Insertable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { ProduktBildTable } from '#server/db/schema.ts';
import type { BildFormat } from '../bild-adresse.ts';
import type { PreparedBild } from './prepare-bild.ts';

/** Keeps a prepared picture; one with the same content is kept once. */
export async function insertBild(
  db: Db,
  { hash, breite, hoehe, platzhalter, varianten }: PreparedBild,
): Promise<void> {
  const inserted = await db
    .insertInto('bild')
    .values({ hash, breite, hoehe, platzhalter, createdAt: new Date().toISOString() })
    .onConflict((oc) => oc.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!inserted) return;
  for (const variante of varianten) {
    await db
      .insertInto('bildVariante')
      .values({ hash, ...variante })
      .execute();
  }
}

export async function insertProduktBild(db: Db, row: Insertable<ProduktBildTable>): Promise<void> {
  await db.insertInto('produktBild').values(row).execute();
}

/** The bytes of one variant, or `undefined` if there is no such picture. */
export async function findVariante(
  db: Db,
  { hash, breite, format }: { hash: string; breite: number; format: BildFormat },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('bildVariante')
    .select('daten')
    .where('hash', '=', hash)
    .where('breite', '=', breite)
    .where('format', '=', format)
    .executeTakeFirst();
  return row?.daten;
}
