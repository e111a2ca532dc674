import { Histogram } from 'prom-client';

/** An answered request as the log and the metrics know it: nothing in it tells who asked or for which product. */
export type AnsweredRequest = { method: string; route: string; status: number; ms: number };

/** Upper ends in seconds: cached answers lie in the first, a prepared picture in one of the last. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 5, 30];

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * How many requests were answered and how long that took, by method, declared route and class of status. The routes
 * are those of the program and the rest is bounded below, so nobody can make it remember more by asking oddly.
 */
export class RequestFigures {
  readonly histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by method, route and class of status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [],
  });

  observe({ method, route, status, ms }: AnsweredRequest): void {
    const labels = {
      method: usualMethods.has(method) ? method : 'other',
      // The names of built files change with every build.
      route: route.startsWith('/assets/') ? '/assets/*' : route,
      status: `${Math.floor(status / 100)}xx`,
    };
    this.histogram.observe(labels, ms / 1000);
  }
}
