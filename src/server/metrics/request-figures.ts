import type { Metric, Sample } from './metric.ts';

/** An answered request as the log and the metrics know it: nothing in it tells who asked or for which product. */
export type AnsweredRequest = { method: string; route: string; status: number; ms: number };

/** Upper ends in seconds: cached answers lie in the first, a prepared picture in one of the last. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 30];

type Series = { labels: Record<string, string>; counts: number[]; sum: number; count: number };

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * How many requests were answered and how long that took, by method, declared route and class of status. The routes
 * are those of the program and the rest is bounded below, so nobody can make it remember more by asking oddly.
 */
export class RequestFigures {
  readonly #series = new Map<string, Series>();

  observe({ method, route, status, ms }: AnsweredRequest): void {
    const key = `${method} ${status} ${route}`;
    const series = this.#series.get(key) ?? this.#open(key, { method, route, status });
    const seconds = ms / 1000;
    series.count++;
    series.sum += seconds;
    const bucket = buckets.findIndex((end) => seconds <= end);
    if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
  }

  metrics(): Metric[] {
    const series = new Set(this.#series.values());
    return [
      {
        name: 'http_request_duration_seconds',
        help: 'Answered requests by method, route and class of status, and how long they took.',
        type: 'histogram',
        samples: [...series].flatMap(samplesOf),
      },
    ];
  }

  /** Several keys lead to one series: all statuses of a class, all files, all unusual methods. */
  #open(key: string, { method, route, status }: Omit<AnsweredRequest, 'ms'>): Series {
    const labels = {
      method: usualMethods.has(method) ? method : 'other',
      // The names of built files change with every build.
      route: route.startsWith('/assets/') ? '/assets/*' : route,
      status: `${Math.floor(status / 100)}xx`,
    };
    const own = Object.values(labels).join(' ');
    const series = this.#series.get(own) ?? { labels, counts: buckets.map(() => 0), sum: 0, count: 0 };
    this.#series.set(own, series);
    this.#series.set(key, series);
    return series;
  }
}

/** A histogram's buckets each include the ones before. */
function samplesOf({ labels, counts, sum, count }: Series): Sample[] {
  let upTo = 0;
  const filled = buckets.map((end, index): Sample => {
    upTo += counts[index] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: end }, value: upTo };
  });
  return [
    ...filled,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
