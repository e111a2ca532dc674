import type { Laden } from '#features/einstellung/laden/laden.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';

/**
 * How far it is to free shipping, for goods of a value in euros; nothing where there is none. `versand`: what
 * shipping costs now; null by agreement, then it does not become free.
 */
export function freiAbText(
  { dhl: { aktiv, freiAb } }: Pick<Laden['versand'], 'dhl'>,
  zwischensumme: number,
  versand?: number | null,
): string | undefined {
  if (!aktiv || freiAb === null || zwischensumme <= 0 || versand === null) return undefined;
  const fehlt = euroToCent(freiAb) - euroToCent(zwischensumme);
  if (fehlt <= 0 || versand === 0) return 'Der Versand ist kostenlos.';
  return `Noch ${formatEuro(centToEuro(fehlt))} bis zum kostenlosen Versand`;
}
