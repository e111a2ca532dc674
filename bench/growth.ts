import { median } from './statistics.ts';

/** Memory in MB at a moment in seconds. */
export type MemorySample = { second: number; megabytes: number };

export type Growth = {
  /** Medians of the first and the last third after the warm-up, in MB. */
  first: number;
  last: number;
  /** Slope of the straight line through all of them, in MB a minute. */
  perMinute: number;
  isGrowing: boolean;
};

/** More than garbage that is collected a little later or earlier. */
const tolerance = 0.05;

/**
 * Whether memory goes on growing after the warm-up, a quarter of the time. The medians of thirds see through single
 * peaks; the slope tells how fast it would go on.
 */
export function growthOf(samples: MemorySample[]): Growth {
  const end = samples.at(-1)?.second ?? 0;
  const warm = samples.filter(({ second }) => second >= end / 4);
  const third = Math.ceil(warm.length / 3);
  const middle = (some: MemorySample[]) => median(some.map(({ megabytes }) => megabytes));
  const [first, last] = [middle(warm.slice(0, third)), middle(warm.slice(-third))];
  return { first, last, perMinute: slopeOf(warm) * 60, isGrowing: last > first * (1 + tolerance) };
}

/** By least squares, in MB a second. */
function slopeOf(samples: MemorySample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ second }) => second)), mean(samples.map((one) => one.megabytes))];
  const spread = samples.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  const common = samples.reduce((sum, { second, megabytes }) => sum + (second - x) * (megabytes - y), 0);
  return spread === 0 ? 0 : common / spread;
}
