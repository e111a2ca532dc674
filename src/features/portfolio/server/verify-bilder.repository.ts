import type { Db } from '#server/db/connect.ts';

const limit = 20;

/** How many pictures are looked at together. */
const page = 100;

/** All pictures that are kept, in the order of their hashes, a page at a time. */
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

/** Products that show a picture which is not there. */
export function listMissingBilder(db: Db) {
  return db
    .selectFrom('produktBild')
    .leftJoin('bild', 'bild.hash', 'produktBild.hash')
    .select(['produktBild.produktId', 'produktBild.hash'])
    .where('bild.hash', 'is', null)
    .limit(limit)
    .execute();
}
