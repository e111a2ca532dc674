import { versandkosten } from '#features/lieferung/versandkosten.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';

/**
 * The fields of a line needed for the sums: `preis` in euros, 0 when the line cannot be bought; `gramm` of
 * one piece, and `packgewicht` of one as it is packed, which is what a parcel weighs; `hoechstens`: the
 * pieces that can be ordered now.
 */
type Line = {
  menge: number;
  preis?: number;
  gramm?: number | undefined;
  packgewicht?: number | undefined;
  verfuegbar: boolean;
  hoechstens?: number | undefined;
};

type CartSumme = {
  itemCount: number;
  zwischensumme: number;
  /** Weight of the packed goods, in grams; goods whose weight is not known count as 0. */
  gramm: number;
};

/** The pieces of a line that an order would contain: as many as can be ordered now, as in the checkout. */
export function bestellbareMenge({ menge, verfuegbar, hoechstens = menge }: Line): number {
  return verfuegbar ? Math.min(menge, hoechstens) : 0;
}

/** Pieces, weight and price in euros, computed in whole cents, of what can be bought (R7). */
export function cartSumme(lines: Line[]): CartSumme {
  const sum = { itemCount: 0, cent: 0, gramm: 0 };
  for (const line of lines) {
    const { preis = 0, gramm = 0, packgewicht = gramm } = line;
    const menge = bestellbareMenge(line);
    sum.itemCount += menge;
    sum.cent += euroToCent(preis) * menge;
    sum.gramm += packgewicht * menge;
  }
  return { itemCount: sum.itemCount, zwischensumme: centToEuro(sum.cent), gramm: sum.gramm };
}

/**
 * The sums of a cart in euros. Without any line that can be bought there is no shipping; `versand` null: by
 * agreement, and `total` is that of the goods.
 */
export function cartTotals(
  lines: Line[],
  laden: Parameters<typeof versandkosten>[0],
): { itemCount: number; zwischensumme: number; versand: number | null; total: number } {
  const { itemCount, zwischensumme, gramm } = cartSumme(lines);
  const versand = itemCount > 0 ? (versandkosten(laden, { gramm, warenwert: zwischensumme }) ?? null) : 0;
  const total = centToEuro(euroToCent(zwischensumme) + euroToCent(versand ?? 0));
  return { itemCount, zwischensumme, versand, total };
}
