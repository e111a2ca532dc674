import { formatEuro } from '#shared/number/money.ts';

/** Postage, in euros. */
export function versandBetragText(versand: number): string {
  return versand === 0 ? 'kostenlos' : formatEuro(versand);
}
