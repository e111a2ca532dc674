import { median } from '../statistics.ts';

/** Memory in MB at a moment in seconds. */
export type MemorySample = { second: number; megabytes: number };

export type Growth = {
  /** Medians of the first and the last third after the warm-up, in MB. */
  first: number;
  last: number;
  /** Slope of the regression line through all samples, in MB per minute. */
  perMinute: number;
  isGrowing: boolean;
};

/** Tolerated growth as a share: garbage collection at different moments alone causes about this much. */
const tolerance = 0.05;

/**
 * Whether memory keeps growing after the warm-up, a quarter of the time. Medians of thirds are robust against single
 * peaks; the slope is the rate of growth.
 */
export function growthOf(samples: MemorySample[]): Growth {
  const end = samples.at(-1)?.second ?? 0;
  const warm = samples.filter(({ second }) => second >= end / 4);
  const third = Math.ceil(warm.length / 3);
  const middle = (some: MemorySample[]) => median(some.map(({ megabytes }) => megabytes));
  const [first, last] = [middle(warm.slice(0, third)), middle(warm.slice(-third))];
  return { first, last, perMinute: slopeOf(warm) * 60, isGrowing: last > first * (1 + tolerance) };
}

/** Least squares, in MB per second. */
function slopeOf(samples: MemorySample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ second }) => second)), mean(samples.map((one) => one.megabytes))];
  const spread = samples.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  const common = samples.reduce((sum, { second, megabytes }) => sum + (second - x) * (megabytes - y), 0);
  return spread === 0 ? 0 : common / spread;
}
