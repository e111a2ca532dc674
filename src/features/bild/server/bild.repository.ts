import type { Insertable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { ProduktBildTable } from '#server/db/schema.ts';
import type { BildFormat } from '../bild-adresse.ts';
import type { Masse } from '../bild-masse.ts';
import type { PreparedBild } from './prepare/prepare-bild.ts';

/** Stores a prepared picture; identical content is stored once. */
export async function insertBild(
  db: Tx,
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

/** The pictures that no product shows, all or of these. */
export function listBilderOhneProdukt(
  db: Db,
  hashes?: string[],
): Promise<{ hash: string; breite: number }[]> {
  const rows = db
    .selectFrom('bild')
    .leftJoin('produktBild', 'produktBild.hash', 'bild.hash')
    .select(['bild.hash', 'bild.breite'])
    .where('produktBild.hash', 'is', null);
  return (hashes === undefined ? rows : rows.where('bild.hash', 'in', hashes)).execute();
}

/** Those of these addresses of pictures that a line of an order shows. */
export async function listBestellteBilder(db: Db, adressen: string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('auftragPosten')
    .select('bild')
    .distinct()
    .where('bild', 'in', adressen)
    .execute();
  return new Set(rows.map(({ bild }) => bild));
}

export async function deleteBilder(db: Tx, hashes: string[]): Promise<void> {
  await db.deleteFrom('bild').where('hash', 'in', hashes).execute();
}

/** The size of a picture, or `undefined` if there is no such picture. */
export function findBildMasse(db: Db, hash: string): Promise<Masse | undefined> {
  return db.selectFrom('bild').select(['breite', 'hoehe']).where('hash', '=', hash).executeTakeFirst();
}

/** Stores a form of a picture that was made on demand; another node may have stored it already. */
export async function insertForm(
  db: Tx,
  form: { hash: string; breite: number; format: 'jpeg' | 'avif'; daten: Uint8Array },
): Promise<void> {
  await db
    .insertInto('bildVariante')
    .values(form)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** The bytes of one variant, or `undefined` if there is no such picture. */
export async function findVariante(
  db: Db,
  { hash, breite, format }: { hash: string; breite: number; format: BildFormat | 'jpeg' },
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
