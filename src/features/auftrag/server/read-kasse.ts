import { readFreie } from '#features/bestand/server/index.ts';
import { readCartZeilen } from '#features/cart/server/index.ts';
import { listProdukteKurz, readKatalogVersion } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { SignedInAccount } from '#server/http/guards.ts';
import { tagOf } from '#shared/datum.ts';
import { kasseOf } from '../kasse.ts';
import type { Kasse } from '../kasse-contract.ts';
import { rechnungenOf } from '../rechnung.ts';
import { sortiere } from '../ware.ts';
import type { Angebote } from './angebote.ts';
import { hashGesehen } from './hash-gesehen.ts';
import { readVorschlag } from './read-vorschlag.ts';

/** Who shops: `cartId` is missing for a guest without a cart. */
export type Kaeufer = { account: SignedInAccount | undefined; cartId: string | undefined };

/** The cart as it can be ordered now. */
export async function readKasse(
  db: Db,
  { account, cartId }: Kaeufer,
  { angebote, now }: { angebote: Angebote; now: () => Date },
): Promise<Kasse> {
  const { angebot } = await angebote.read(db, await readKatalogVersion(db), tagOf(now()));
  const zeilen = cartId === undefined ? [] : await readCartZeilen(db, cartId);
  const ids = zeilen.map(({ produktId }) => produktId);
  const produkte = await listProdukteKurz(db, ids);
  const freie = await readFreie(db, ids);
  const standOf = (id: string) => ({ produkt: produkte.get(id), frei: freie.get(id) ?? 0 });
  const { waren, hindernisse } = sortiere(zeilen, standOf);
  const lage = { angebot, waren, hindernisse, rechnungen: rechnungenOf(angebot, waren) };
  const vorschlag = account && (await readVorschlag(db, account));
  return { ...kasseOf(lage, hashGesehen), vorschlag };
}
