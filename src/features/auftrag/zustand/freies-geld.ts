import { centToEuro, euroToCent } from '#shared/number/money.ts';

/** What of an order is to be returned and is not on its way yet, in euros. */
export function freiesGeld({ zurueck, zurueckLaeuft }: { zurueck: number; zurueckLaeuft: number }): number {
  return centToEuro(Math.max(0, euroToCent(zurueck) - euroToCent(zurueckLaeuft)));
}
