import { centToEuro, euroToCent } from '#shared/money.ts';

/** Shipping with DHL per order, in cents (storefront.txt §9). */
const versandCent = 769;

/** The fields of a line needed for the sums: `preis` in euros, 0 when the line cannot be bought. */
type Line = { menge: number; preis?: number; verfuegbar: boolean };

/**
 * The sums of a cart in euros, computed in whole cents. Lines that cannot be bought are not counted (R7), and without
 * any line that can be bought there is no shipping.
 */
export function cartTotals(lines: Line[]): {
  itemCount: number;
  zwischensumme: number;
  versand: number;
  total: number;
} {
  const kaufbar = lines.filter(({ verfuegbar }) => verfuegbar);
  const summeCent = kaufbar.reduce((sum, { menge, preis = 0 }) => sum + euroToCent(preis) * menge, 0);
  const versand = kaufbar.length > 0 ? versandCent : 0;
  return {
    itemCount: kaufbar.reduce((sum, { menge }) => sum + menge, 0),
    zwischensumme: centToEuro(summeCent),
    versand: centToEuro(versand),
    total: centToEuro(summeCent + versand),
  };
}
