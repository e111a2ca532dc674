const format = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

/** An amount with its unit, never parted: `5.000 g`. */
export function formatMenge(menge: number, einheit: string): string {
  return `${format.format(menge)}\u00a0${einheit}`;
}
