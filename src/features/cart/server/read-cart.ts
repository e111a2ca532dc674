import { readEinstellung } from '#features/einstellung/server/index.ts';
import { listProdukteKurz, type ProduktKurz } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/money.ts';
import type { Cart, CartItem } from '../contract.ts';
import { cartTotals } from '../totals.ts';
import { type CartLineRow, listCartItems } from './cart.repository.ts';

export const notAvailableText = 'Nicht mehr verfügbar';

/** A cart with the current data of its products (R8). `gelesen`: a product that the caller has already read. */
export async function readCart(db: Db, cartId: string, gelesen?: ProduktKurz): Promise<Cart> {
  const rows = await listCartItems(db, { cartId });
  const others = rows.map(({ produktId }) => produktId).filter((id) => id !== gelesen?.id);
  const produkte = await listProdukteKurz(db, others);
  if (gelesen) produkte.set(gelesen.id, gelesen);
  const items = rows.map((row) => toCartItem(row, produkte.get(row.produktId)));
  const { angaben } = await readEinstellung(db, 'versand');
  return { items, ...cartTotals(items, angaben) };
}

/** Whether a product can be bought: it is active and has a price above 0. */
export function isKaufbar(produkt: ProduktKurz | undefined): produkt is ProduktKurz & { preisCent: number } {
  return produkt?.aktiv === true && produkt.preisCent !== null && produkt.preisCent > 0;
}

function toCartItem(row: CartLineRow, produkt: ProduktKurz | undefined): CartItem {
  const { produktId, menge } = row;
  const shown = ({ name, seife, gramm, bild }: CartLineRow | ProduktKurz) => ({
    name,
    seife: seife ?? undefined,
    gramm: gramm ?? undefined,
    bild: bild ?? undefined,
  });
  if (!isKaufbar(produkt))
    return { produktId, menge, ...shown(row), preis: 0, verfuegbar: false, grund: notAvailableText };
  const preis = centToEuro(produkt.preisCent);
  const packgewicht = produkt.packgewicht ?? undefined;
  return { produktId, menge, ...shown(produkt), packgewicht, preis, verfuegbar: true };
}
