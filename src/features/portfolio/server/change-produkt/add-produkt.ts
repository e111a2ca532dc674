import { randomUUIDv7 } from 'node:crypto';
import { openBestand } from '#features/bestand/server/index.ts';
import type { PreparedBild } from '#features/bild/prepared-bild.ts';
import { insertBild, insertProduktBild } from '#features/bild/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import type { AngabenOf, ProduktTypName } from '../../produkttypen/produkt-typen.ts';
import { type Verkauf, verkaufVorgabe } from '../../verkauf/verkauf.ts';
import { keepPreis } from '../preis/keep-preis.ts';
import { insertProdukt } from '../produkt.repository.ts';
import { writeProduktAngaben } from '../produkt-angaben.ts';
import { writeRezept } from '../rezept/link-rezepte.ts';
import { nameTaken, refuseArtikelnummer } from './name-taken.ts';
import { type GemeinsameWerte, toColumns } from './produkt-columns.ts';

type Sicherheit = Pick<GemeinsameWerte, 'artikelnummer' | 'warnhinweise'>;

const ohneSicherheit: Sicherheit = { artikelnummer: null, warnhinweise: null };

/**
 * A new product: its fields (without `typ` those of a soap; `verkaufVorgabe` for what selling needs), its
 * pictures (main picture first), and the name and the account of its author.
 */
export type NewProdukt<Typ extends ProduktTypName = ProduktTypName> = Omit<
  GemeinsameWerte,
  'preis' | 'ermaessigt' | keyof Verkauf | keyof Sicherheit
> &
  Partial<Pick<GemeinsameWerte, 'ermaessigt'>> &
  Partial<Verkauf & Sicherheit> &
  AngabenOf<Typ> & {
    preis: number | null | undefined;
    bilder: { bild: PreparedBild; altText: string }[];
    geaendertVon?: string;
    vonId?: string;
  };

/**
 * Adds a product with its pictures inside the caller's transaction and returns its id. Every product is created by this
 * function.
 */
export async function addProdukt(
  db: Tx,
  { bilder, geaendertVon, vonId, typ = 'seife', preis = null, ...werte }: NewProdukt,
): Promise<string> {
  await raiseKatalogVersion(db);
  const id = randomUUIDv7();
  const now = new Date().toISOString();
  const { columns, angaben } = toColumns({
    ...{ ...verkaufVorgabe, ...ohneSicherheit, ermaessigt: false },
    ...{ ...werte, preis },
  });
  const row = { id, typ, angaben: writeProduktAngaben(typ, angaben) };
  await refuseArtikelnummer(db, row.id, columns.artikelnummer);
  const isAdded = await insertProdukt(db, {
    ...columns,
    ...row,
    version: 1,
    geaendertVon,
    createdAt: now,
    updatedAt: now,
  });
  if (!isAdded) throw nameTaken();
  await keepPreis(
    db,
    { ...columns, id, updatedAt: now },
    { von: geaendertVon ?? null, vonId: vonId ?? null },
  );
  await writeRezept(db, row);
  await openBestand(db, { typ: 'produkt', artikelId: id });
  for (const [position, { bild, altText }] of bilder.entries()) {
    await insertBild(db, bild);
    await insertProduktBild(db, { produktId: id, position, hash: bild.hash, altText });
  }
  return id;
}
