import { centToEuro, euroToCent } from '#shared/money.ts';
import { groesstesPaket } from './erste-tabelle.ts';
import type { Laden } from './laden.ts';

/**
 * What shipping with DHL costs, in euros, for goods of a weight in grams and a value in euros. Packing is added to the weight.
 * `undefined`: only by agreement, because it is heavier than the table or DHL is off.
 */
export function versandkosten(
  { dhl: { aktiv, tabelle, freiAb }, verpackungGramm }: Pick<Laden['versand'], 'dhl' | 'verpackungGramm'>,
  { gramm, warenwert }: { gramm: number; warenwert: number },
): number | undefined {
  if (!aktiv) return undefined;
  if (freiAb !== null && euroToCent(warenwert) >= euroToCent(freiAb)) return 0;
  const isFlat = tabelle.length === 1 && tabelle[0]?.bisGramm === groesstesPaket;
  const zeile = isFlat ? tabelle[0] : tabelle.find(({ bisGramm }) => gramm + verpackungGramm <= bisGramm);
  return zeile && centToEuro(euroToCent(zeile.preis));
}
