import type { PostAdresse } from '#features/auftrag/server/index.ts';
import { readFreie } from '#features/bestand/server/index.ts';
import { type CartZeile, readCartZeilen } from '#features/cart/server/index.ts';
import type { Steuerwechsel } from '#features/einstellung/server/index.ts';
import { listProdukteMitBild } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { tagOf } from '#shared/datum/datum.ts';
import type { Kasse } from '../contract.ts';
import { type Kasseninhalt, kasseOf } from '../kasse.ts';
import type { Konditionen } from '../konditionen/konditionen.ts';
import { bezugswegeFor, hoechstensCent } from '../konditionen/summe.ts';
import { sortiere } from '../konditionen/ware.ts';
import type { BestellGrenze } from './bestell-grenze.ts';
import { hashGeseheneBestellung } from './hash-gesehen.ts';
import type { KonditionenCache } from './konditionen-cache.ts';
import { type Konto, readAdressVorschlag } from './read-adress-vorschlag.ts';

/** Who shops: `cartId` is missing for a guest without a cart. */
export type Kaeufer = { account: Konto | undefined; cartId: string | undefined };

export type KasseServices = {
  konditionenCache: KonditionenCache;
  grenze: BestellGrenze;
  steuerwechsel: Steuerwechsel;
  now: () => Date;
  adresse: PostAdresse;
};

/** The cart as it can be ordered now. */
export async function readKasse(
  db: Db,
  { account, cartId }: Kaeufer,
  { konditionenCache, steuerwechsel, now }: Pick<KasseServices, 'konditionenCache' | 'steuerwechsel' | 'now'>,
): Promise<Kasse> {
  const { konditionen } = await konditionenCache.read(db, await readKatalogVersion(db), tagOf(now()));
  const zeilen = cartId === undefined ? [] : await readCartZeilen(db, cartId);
  const freie = await readFreie(db, idsOf(zeilen));
  const inhalt = await readKasseninhalt(db, {
    ...{ konditionen, zeilen, steuerwechsel },
    freiOf: (id) => freie.get(id) ?? 0,
  });
  const vorschlag = account && (await readAdressVorschlag(db, account));
  return { ...kasseOf(inhalt, hashGeseheneBestellung), vorschlag };
}

type Warenkorb = {
  konditionen: Konditionen;
  zeilen: CartZeile[];
  freiOf: (produktId: string) => number;
  steuerwechsel: Steuerwechsel;
};

/** The products of these lines as they are now, and what they come to. */
export async function readKasseninhalt(
  db: Db,
  { konditionen, zeilen, freiOf, steuerwechsel }: Warenkorb,
): Promise<Kasseninhalt> {
  const produkte = await listProdukteMitBild(db, idsOf(zeilen));
  const standOf = (id: string) => ({ produkt: produkte.get(id), frei: freiOf(id) });
  const { waren, hindernisse } = sortiere(zeilen, standOf);
  const bezugswege = bezugswegeFor(konditionen, waren);
  if (konditionen.steuermodus === 'regelbesteuerung' || waren.length === 0)
    return { konditionen, waren, hindernisse, bezugswege };
  const verkauf = { tag: konditionen.tag, cent: hoechstensCent(waren, bezugswege) };
  const ohneSteuerBisCent = await steuerwechsel.restCent(db, verkauf);
  return { konditionen: { ...konditionen, ohneSteuerBisCent }, waren, hindernisse, bezugswege };
}

export function idsOf(zeilen: { produktId: string }[]): string[] {
  return zeilen.map(({ produktId }) => produktId);
}
