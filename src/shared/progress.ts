/** Takes how much of some work is done, from 0 to 1. */
export type Progress = (share: number) => void;

export const silent: Progress = () => {};

/** The progress of a part of the work that lies between these shares of the whole. */
export function partOf(whole: Progress, from: number, to: number): Progress {
  return (share) => whole(share < 1 ? from + share * (to - from) : to);
}

/**
 * The progress of each of several parts that follow one another, by their weights: how long each takes
 * compared with the others. A part that says nothing is done when the next one begins.
 */
export function partsOf(whole: Progress, weights: number[]): Progress[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let done = 0;
  return weights.map((weight) => {
    const from = done;
    done += weight;
    return partOf(whole, from / all, done / all);
  });
}

/** Shows whole percents: each once, never backwards, and 100 only when everything is done. */
export function inPercent(show: (percent: number) => void): Progress {
  let last = -1;
  return (share) => {
    const percent = Math.min(100, Math.floor(share * 100));
    if (percent <= last) return;
    last = percent;
    show(percent);
  };
}
