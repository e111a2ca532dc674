import { seifeLabel } from '#features/portfolio/produkttypen/seife.ts';
import {
  listProdukteMitBild,
  type ProduktMitBild,
  readLieferAngaben,
} from '#features/portfolio/server/index.ts';
import { type LieferAngaben, liefertageOf } from '#features/portfolio/verkauf/liefertage.ts';
import type { Db } from '#server/db/connect.ts';
import { merkmale } from '#shared/merkmale/merkmal.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Cart, CartItem } from '../contract.ts';
import { cartTotals } from '../totals.ts';
import { zeilenLageOf } from '../zeilen-lage.ts';
import { type CartLineRow, listCartItems } from './cart.repository.ts';
import type { Shopper } from './gast/cart-owner.ts';
import { type Freie, isKaufbar, readFreieFor, sperrgrundOf } from './read-cart-angaben.ts';

/** What the caller has already read. */
type Gelesen = { produkt?: ProduktMitBild | undefined; angaben?: LieferAngaben };

/** A cart with the current data of its products (R8). */
export async function readCart(db: Db, { cart, tag }: Shopper, gelesen: Gelesen = {}): Promise<Cart> {
  const rows = await listCartItems(db, { cartId: cart.id });
  const ids = rows.map(({ produktId }) => produktId);
  const { produkt } = gelesen;
  const produkte = await listProdukteMitBild(
    db,
    ids.filter((id) => id !== produkt?.id),
  );
  if (produkt) produkte.set(produkt.id, produkt);
  const angaben = gelesen.angaben ?? (await readLieferAngaben(db));
  const freie = await readFreieFor(db, angaben, ids);
  const items = rows.map((row) => toCartItem(row, produkte.get(row.produktId), freie));
  const summen = cartTotals(items, angaben.versand);
  return { items, ...summen, ...(summen.itemCount > 0 ? tageOf(angaben, { items, ...summen, tag }) : {}) };
}

/** The line that takes longest to make decides when everything arrives. */
function tageOf(
  angaben: LieferAngaben,
  { items, versand, tag }: Pick<Cart, 'items' | 'versand'> & { tag: string },
) {
  const tage = items.map(({ verfuegbar, verfuegbarkeit }) =>
    verfuegbar && verfuegbarkeit?.art === 'aufBestellung' ? verfuegbarkeit.tage : 0,
  );
  return liefertageOf(angaben, { tag, fertigungstage: Math.max(0, ...tage), passtInPaket: versand !== null });
}

function toCartItem(
  row: CartLineRow,
  produkt: ProduktMitBild | undefined,
  freie: Freie | undefined,
): CartItem {
  const { produktId, menge } = row;
  const grund = sperrgrundOf(produkt, freie);
  if (!isKaufbar(produkt)) return { produktId, menge, ...zuletztOf(row), preis: 0, verfuegbar: false, grund };
  const { fertigungstage } = produkt;
  const lage = freie && zeilenLageOf({ frei: freie.get(produktId) ?? 0, fertigungstage }, menge);
  if (grund !== undefined)
    return { produktId, menge, ...shownOf(produkt), preis: 0, verfuegbar: false, grund, ...lage };
  const preis = centToEuro(produkt.preisCent);
  const packgewicht = produkt.packgewicht ?? undefined;
  return { produktId, menge, ...shownOf(produkt), packgewicht, preis, verfuegbar: true, ...lage };
}

/** A line as it was last seen. */
function zuletztOf(row: CartLineRow) {
  return shownOf({ ...row, merkmale: merkmale.parse(JSON.parse(row.merkmale)) });
}

function shownOf({
  name,
  merkmale,
  gramm,
  bild,
}: Pick<ProduktMitBild, 'name' | 'merkmale' | 'gramm' | 'bild'>) {
  const seife = merkmale.find(({ label }) => label === seifeLabel)?.text;
  return { name, merkmale, seife, gramm: gramm ?? undefined, bild: bild ?? undefined };
}
