import type { Db, Tx } from '#server/db/connect.ts';
import { fixedQuery } from '#server/db/fixed-query.ts';
import type { BildFormat } from '../bild-adresse.ts';
import type { Masse } from '../bild-masse.ts';
import type { PreparedBild } from '../prepared-bild.ts';

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

/** The pictures, all or of these, that neither a product nor an order nor a page of the shop shows. */
export async function listUnusedBilder(db: Db, hashes?: string[]): Promise<string[]> {
  const query = db
    .selectFrom('bild')
    .leftJoin('produktBild', 'produktBild.hash', 'bild.hash')
    .select('bild.hash')
    .where('produktBild.hash', 'is', null)
    .where('bild.bestellt', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ladenBild')
            .select('platz')
            .where((eb) =>
              eb.or([eb('quer', '=', eb.ref('bild.hash')), eb('hoch', '=', eb.ref('bild.hash'))]),
            ),
        ),
      ),
    );
  const rows = await (hashes === undefined ? query : query.where('bild.hash', 'in', hashes)).execute();
  return rows.map(({ hash }) => hash);
}

/** Marks pictures as shown by an order; skips those that are marked already. */
export const markBestellt = fixedQuery((db: Tx, { hashes }: { hashes: string[] }) =>
  db.updateTable('bild').set({ bestellt: 1 }).where('hash', 'in', hashes).where('bestellt', '=', 0),
);

/** Those of these pictures that are not marked as shown by an order. */
export async function listUnbestellte(db: Db, hashes: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bild')
    .select('hash')
    .where('hash', 'in', hashes)
    .where('bestellt', '=', 0)
    .execute();
  return rows.map(({ hash }) => hash);
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
