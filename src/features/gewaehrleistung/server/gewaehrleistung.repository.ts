import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/connect.ts';
import type { GewaehrleistungDateiTable, GewaehrleistungTable } from '#server/db/schema.ts';
import type { PreparedHinweis } from './prepare-gewaehrleistung.ts';

export type GewaehrleistungRow = Selectable<GewaehrleistungTable>;
/** What is known of an uploaded file, without its bytes. */
export type DateiRow = Omit<Selectable<GewaehrleistungDateiTable>, 'daten'>;

/** The current version, or `undefined` before the first change. */
export function findGewaehrleistung(db: Db): Promise<GewaehrleistungRow | undefined> {
  return db.selectFrom('gewaehrleistung').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

/** The file of one version, if it had one. */
export function findHinweisAngabe(
  db: Db,
  version: number,
): Promise<{ hash: string | null; name: string } | undefined> {
  return db
    .selectFrom('gewaehrleistung')
    .select(['hash', 'name'])
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The newest versions, newest first. */
export function listGewaehrleistungen(db: Db, limit: number): Promise<GewaehrleistungRow[]> {
  return db.selectFrom('gewaehrleistung').selectAll().orderBy('version', 'desc').limit(limit).execute();
}

export function findDatei(db: Db, hash: string): Promise<DateiRow | undefined> {
  return db
    .selectFrom('gewaehrleistungDatei')
    .select(['hash', 'typ', 'groesse', 'seiten', 'breite', 'hoehe', 'createdAt'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** The uploaded bytes, unchanged. */
export async function findDateiBytes(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('gewaehrleistungDatei')
    .select('daten')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.daten;
}

/** The bytes of the picture in one width. */
export async function findHinweisBild(
  db: Db,
  { hash, breite }: { hash: string; breite: number },
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('gewaehrleistungBild')
    .select('daten')
    .where('hash', '=', hash)
    .where('breite', '=', breite)
    .executeTakeFirst();
  return row?.daten;
}

export async function insertGewaehrleistung(db: Tx, row: GewaehrleistungRow): Promise<void> {
  await db.insertInto('gewaehrleistung').values(row).execute();
}

/** Stores an uploaded file with its pictures; the same file is stored once. */
export async function insertDatei(
  db: Tx,
  { bilder, ...datei }: PreparedHinweis,
  { daten, createdAt }: { daten: Uint8Array; createdAt: string },
): Promise<void> {
  const inserted = await db
    .insertInto('gewaehrleistungDatei')
    .values({ ...datei, daten, groesse: daten.byteLength, createdAt })
    .onConflict((oc) => oc.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!inserted) return;
  for (const bild of bilder)
    await db
      .insertInto('gewaehrleistungBild')
      .values({ hash: datei.hash, ...bild })
      .execute();
}

/** All versions in their order. */
export function listHinweisVersionen(db: Db): Promise<{ version: number }[]> {
  return db.selectFrom('gewaehrleistung').select('version').orderBy('version').execute();
}

export function listDateiHashes(db: Db): Promise<{ hash: string; breite: number }[]> {
  return db.selectFrom('gewaehrleistungDatei').select(['hash', 'breite']).orderBy('hash').execute();
}

export function listHinweisBreiten(db: Db, hash: string): Promise<{ breite: number; daten: Uint8Array }[]> {
  return db
    .selectFrom('gewaehrleistungBild')
    .select(['breite', 'daten'])
    .where('hash', '=', hash)
    .orderBy('breite')
    .execute();
}
