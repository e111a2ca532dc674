import type { PostAdresse } from '#features/auftrag/server/index.ts';
import { readFreie } from '#features/bestand/server/index.ts';
import { type CartZeile, readCartZeilen } from '#features/cart/server/index.ts';
import { listProdukteKurz } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Kasse } from '../contract.ts';
import { type Kassenlage, kasseOf } from '../kasse.ts';
import type { Angebot } from '../konditionen/konditionen.ts';
import { weisenFor } from '../konditionen/summe.ts';
import { sortiere } from '../konditionen/ware.ts';
import type { BestellGrenze } from './bestell-grenze.ts';
import { hashGesehen } from './hash-gesehen.ts';
import type { Angebote } from './konditionen-cache.ts';
import { type Konto, readVorschlag } from './read-adress-vorschlag.ts';

/** Who shops: `cartId` is missing for a guest without a cart. */
export type Kaeufer = { account: Konto | undefined; cartId: string | undefined };

export type KasseServices = {
  angebote: Angebote;
  grenze: BestellGrenze;
  now: () => Date;
  adresse: PostAdresse;
};

/** The cart as it can be ordered now. */
export async function readKasse(
  db: Db,
  { account, cartId }: Kaeufer,
  { angebote, now }: Pick<KasseServices, 'angebote' | 'now'>,
): Promise<Kasse> {
  const { angebot } = await angebote.read(db, await readKatalogVersion(db), tagOf(now()));
  const zeilen = cartId === undefined ? [] : await readCartZeilen(db, cartId);
  const freie = await readFreie(db, idsOf(zeilen));
  const lage = await readLage(db, { angebot, zeilen, freiOf: (id) => freie.get(id) ?? 0 });
  const vorschlag = account && (await readVorschlag(db, account));
  return { ...kasseOf(lage, hashGesehen), vorschlag };
}

type Warenkorb = { angebot: Angebot; zeilen: CartZeile[]; freiOf: (produktId: string) => number };

/** The products of these lines as they are now, and what they come to. */
export async function readLage(db: Db, { angebot, zeilen, freiOf }: Warenkorb): Promise<Kassenlage> {
  const produkte = await listProdukteKurz(db, idsOf(zeilen));
  const standOf = (id: string) => ({ produkt: produkte.get(id), frei: freiOf(id) });
  const { waren, hindernisse } = sortiere(zeilen, standOf);
  return { angebot, waren, hindernisse, weisen: weisenFor(angebot, waren) };
}

export function idsOf(zeilen: { produktId: string }[]): string[] {
  return zeilen.map(({ produktId }) => produktId);
}
