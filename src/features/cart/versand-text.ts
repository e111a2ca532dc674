import type { Laden } from '#features/einstellung/laden/laden.ts';
import { formatEuro } from '#shared/number/money.ts';

/**
 * What shipping costs, in words where it has no price: `versand` in euros, null by agreement; an empty cart
 * has none.
 */
export function versandText(
  versand: number | null,
  itemCount: number,
  { dhl, abholung }: Laden['versand'],
): string {
  if (versand === null) return !dhl.aktiv && abholung.aktiv ? 'nur Abholung' : 'nach Absprache';
  return versand === 0 && itemCount > 0 ? 'kostenlos' : formatEuro(versand);
}
