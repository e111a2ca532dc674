import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { counter, gauge, type Metric, type MetricSource } from './metric.ts';

/** Milliseconds between two looks at the event loop; what a look comes later than that is its delay. */
const resolution = 20;

/**
 * What the process takes, under the names that Prometheus’ own libraries use, so that ready-made dashboards find them.
 * The event loop's delay is that since the last look.
 */
export function watchProcess(): { metrics: MetricSource; stop: () => void } {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  return {
    stop: () => delays.disable(),
    metrics: () => {
      const delay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
      const isWatched = delays.count > 0;
      const metrics = [
        ...takenMetrics(),
        gauge(
          'nodejs_eventloop_lag_p50_seconds',
          'Median delay of the event loop since the last look.',
          isWatched ? delay(delays.percentile(50)) : 0,
        ),
        gauge(
          'nodejs_eventloop_lag_p99_seconds',
          '99th percentile of the delay of the event loop since the last look.',
          isWatched ? delay(delays.percentile(99)) : 0,
        ),
        gauge(
          'nodejs_eventloop_lag_max_seconds',
          'Longest delay of the event loop since the last look.',
          isWatched ? delay(delays.max) : 0,
        ),
      ];
      delays.reset();
      return metrics;
    },
  };
}

function takenMetrics(): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const { active } = performance.eventLoopUtilization();
  return [
    counter('process_cpu_user_seconds_total', 'Processor time of the program.', user / 1e6),
    counter('process_cpu_system_seconds_total', 'Processor time of the system for it.', system / 1e6),
    gauge('process_start_time_seconds', 'When the program started (Unix time).', startedAt()),
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript values.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers and libraries outside of that.', external),
    counter('nodejs_eventloop_active_seconds_total', 'Time that the event loop was busy.', active / 1000),
  ];
}

function startedAt(): number {
  return Math.round(performance.timeOrigin / 1000);
}
