import { centToEuro, euroToCent } from '#shared/number/money.ts';
import type { GeleseneZeile } from '../read-auftrag.ts';

type Geld = Pick<GeleseneZeile, 'gesamt' | 'bezahlt' | 'offen' | 'stand'>;

/** What of a forgiven rest has not come: when it comes, nothing of it is to be returned. Euros. */
export function erlassenerRest({ gesamt, bezahlt, offen, stand }: Geld): number {
  if (stand === 'storniert') return 0;
  return centToEuro(Math.max(0, euroToCent(gesamt) - euroToCent(bezahlt) - euroToCent(offen)));
}
