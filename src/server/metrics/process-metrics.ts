import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, type Registry } from 'prom-client';

/** What the process takes: what Prometheus’ own library knows of every Node program, and how busy the event loop is. */
export function watchProcess(register: Registry): void {
  collectDefaultMetrics({ register });
  new Counter({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Time that the event loop was busy.',
    registers: [register],
    collect() {
      this.reset();
      this.inc(performance.eventLoopUtilization().active / 1000);
    },
  });
}
