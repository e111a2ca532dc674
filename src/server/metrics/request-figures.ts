import type { Histogram, Registry } from 'prom-client';

/** An answered request in the log and the metrics: without anything that identifies the caller or the product. */
export type AnsweredRequest = { method: string; route: string; status: number; ms: number };

/** Upper bounds in seconds: cached answers are in the first bucket, prepared pictures in the last ones. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 30];

type Series = { labels: Record<string, string>; counts: number[]; sum: number; count: number };

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);
const name = 'http_request_duration_seconds';

/**
 * Counts answered requests and their durations by method, declared route and class of status. Routes come
 * from the program and the other labels are limited below, so odd requests cannot make it grow.
 *
 * A custom metric in the library's registry: `Histogram` builds a text of its labels for each observation,
 * which made the fastest answers measurably slower (ADR 046).
 */
export class RequestFigures {
  readonly name = name;
  readonly #series = new Map<string, Series>();

  /** The registry uses only `name` and `get` of a metric. */
  registerIn(registry: Registry): void {
    registry.registerMetric(this as unknown as Histogram);
  }

  observe({ method, route, status, ms }: AnsweredRequest): void {
    const key = `${method} ${status} ${route}`;
    const series = this.#series.get(key) ?? this.#open(key, { method, route, status });
    const seconds = ms / 1000;
    series.count++;
    series.sum += seconds;
    const bucket = buckets.findIndex((end) => seconds <= end);
    if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
  }

  async get() {
    const help = 'Answered requests by method, route and class of status, and how long they took.';
    const values = [...new Set(this.#series.values())].flatMap(valuesOf);
    return { name, help, type: 'histogram', aggregator: 'sum', values };
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

/** The buckets of a histogram are cumulative. */
function valuesOf({ labels, counts, sum, count }: Series) {
  let upTo = 0;
  const filled = buckets.map((end, index) => {
    upTo += counts[index] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le: end }, value: upTo };
  });
  return [
    ...filled,
    { metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
