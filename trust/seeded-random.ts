/** Pseudo-random numbers from a seed, so that a run with a finding can be repeated. */
export type Random = {
  /** A whole number from 0 to `n` − 1. */
  below: (n: number) => number;
  between: (min: number, max: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True with this probability. */
  chance: (share: number) => boolean;
};

/** Mulberry32, 32 bits of state. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    chance: (share) => next() < share,
  };
}
