const formats = new Map<number, Intl.NumberFormat>();

/** A number as Germans write it, rounded to at most so many decimals: `1.234,5`. */
export function formatZahl(value: number, decimals = 3): string {
  const known = formats.get(decimals);
  const format = known ?? new Intl.NumberFormat('de-DE', { maximumFractionDigits: decimals });
  if (!known) formats.set(decimals, format);
  return format.format(value);
}
