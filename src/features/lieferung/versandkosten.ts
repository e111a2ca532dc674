import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { groesstesPaket } from './erste-preistabelle.ts';

/** What parcels cost, of the settings: euros by weight in grams, and from which value of the goods on they are free. */
export type Paketpreise = {
  dhl: { aktiv: boolean; tabelle: { bisGramm: number; preis: number }[]; freiAb: number | null };
  /** Grams of the packing of every parcel. */
  verpackungGramm: number;
};

/**
 * What shipping with DHL costs, in euros, for goods of a weight in grams and a value in euros. Packing is
 * added to the weight. `undefined`: only by agreement, because it is heavier than the table or DHL is off; so
 * it is from the value on from which parcels are free.
 */
export function versandkosten(
  { dhl: { aktiv, tabelle, freiAb }, verpackungGramm }: Paketpreise,
  { gramm, warenwert }: { gramm: number; warenwert: number },
): number | undefined {
  if (!aktiv) return undefined;
  const zeile = isPauschale(tabelle)
    ? tabelle[0]
    : tabelle.find(({ bisGramm }) => gramm + verpackungGramm <= bisGramm);
  if (!zeile) return undefined;
  const isFrei = freiAb !== null && euroToCent(warenwert) >= euroToCent(freiAb);
  return isFrei ? 0 : centToEuro(euroToCent(zeile.preis));
}

/** Whether a table is a flat price per order. */
export function isPauschale(tabelle: Paketpreise['dhl']['tabelle']): boolean {
  return tabelle.length === 1 && tabelle[0]?.bisGramm === groesstesPaket;
}
