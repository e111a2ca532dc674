import { formatZahl } from '#shared/number/format-zahl.ts';

/** An amount with its unit, with a non-breaking space: `5.000 g`. */
export function formatMenge(menge: number, einheit: string): string {
  return `${formatZahl(menge)}\u00a0${einheit}`;
}
