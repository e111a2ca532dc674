import type { Db } from '#server/db/connect.ts';

const limit = 20;

/** Number of pictures read per query. */
const page = 100;

/** All stored pictures in the order of their hashes, read page by page. */
export async function* eachBild(db: Db): AsyncGenerator<{ hash: string; breite: number; hoehe: number }> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('bild')
      .select(['hash', 'breite', 'hoehe'])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(page)
      .execute();
    yield* rows;
    last = rows.at(-1)?.hash ?? '';
    if (rows.length < page) return;
  }
}

export function listVarianten(db: Db, hash: string) {
  return db
    .selectFrom('bildVariante')
    .select(['breite', 'format', 'daten'])
    .where('hash', '=', hash)
    .execute();
}

/** Pages of the shop that refer to a missing picture. */
export function listMissingLadenBilder(db: Db) {
  return db
    .selectFrom('ladenBild')
    .select('platz')
    .where((eb) =>
      eb.or([
        eb('quer', 'not in', eb.selectFrom('bild').select('hash')),
        eb('hoch', 'not in', eb.selectFrom('bild').select('hash')),
      ]),
    )
    .execute();
}

/** Products that refer to a missing picture. */
export function listMissingBilder(db: Db) {
  return db
    .selectFrom('produktBild')
    .leftJoin('bild', 'bild.hash', 'produktBild.hash')
    .select(['produktBild.produktId', 'produktBild.hash'])
    .where('bild.hash', 'is', null)
    .limit(limit)
    .execute();
}
