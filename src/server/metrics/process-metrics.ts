import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, type Registry } from 'prom-client';

/** prom-client's default metrics of a Node process, and the event loop's delay. */
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
