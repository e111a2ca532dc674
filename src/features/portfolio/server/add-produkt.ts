import { randomUUIDv7 } from 'node:crypto';
import { openBestand } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { euroToCent } from '#shared/money.ts';
import type { RezeptLinks } from '../rezept.ts';
import { insertBild, insertProduktBild } from './bild.repository.ts';
import { raiseKatalogVersion } from './katalog.repository.ts';
import { resolveRezept } from './link-rezepte.ts';
import type { PreparedBild } from './prepare-bild.ts';
import { insertProdukt, type ProduktRow } from './produkt.repository.ts';

/** What a new product is made of: its columns with `preis` in euros, and its pictures, main picture first. */
export type NewProdukt = Omit<
  ProduktRow,
  'id' | 'createdAt' | 'updatedAt' | 'aktiv' | 'preisCent' | keyof RezeptLinks
> & {
  aktiv: boolean;
  preis: number | undefined;
  bilder: { bild: PreparedBild; altText: string }[];
};

/** Adds a product with its pictures inside the caller's transaction and answers its id. */
export async function addProdukt(db: Db, { aktiv, preis, bilder, ...columns }: NewProdukt): Promise<string> {
  const id = randomUUIDv7();
  const now = new Date().toISOString();
  const links = await resolveRezept(db, columns);
  await insertProdukt(db, {
    ...columns,
    ...links,
    id,
    aktiv: aktiv ? 1 : 0,
    preisCent: preis === undefined ? null : euroToCent(preis),
    createdAt: now,
    updatedAt: now,
  });
  await openBestand(db, { typ: 'produkt', artikelId: id });
  for (const [position, { bild, altText }] of bilder.entries()) {
    await insertBild(db, bild);
    await insertProduktBild(db, { produktId: id, position, hash: bild.hash, altText });
  }
  await raiseKatalogVersion(db);
  return id;
}
