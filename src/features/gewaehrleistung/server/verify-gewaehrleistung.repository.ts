import type { Db } from '#server/db/connect.ts';

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
