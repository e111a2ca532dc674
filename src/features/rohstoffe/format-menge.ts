import { formatZahl } from '#shared/zahl.ts';

/** An amount with its unit, never parted: `5.000 g`. */
export function formatMenge(menge: number, einheit: string): string {
  return `${formatZahl(menge)}\u00a0${einheit}`;
}
