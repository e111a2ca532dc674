export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The quantile at `part` (0 to 1), interpolated linearly between values. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * part;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('no values to take a median of');
  return below + (above - below) * (position - Math.floor(position));
}
