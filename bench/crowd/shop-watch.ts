import { setTimeout as sleep } from 'node:timers/promises';
import type { MemorySample } from './growth.ts';
import type { Inspector } from './inspector.ts';

export type Watched = {
  /** Resident memory, and live memory after a garbage collection. */
  memory: MemorySample[];
  living: MemorySample[];
  /** p99 of the event loop's delay between two samples, in ms. */
  loopP99: number[];
  loopMax: number[];
  /** Processor seconds of the shop at each sample. */
  processor: number[];
};

const everyMs = 2000;
/** Samples between two garbage collections: each blocks the shop for some fifty milliseconds. */
const looksPerCollection = 5;

export type WatchedShop = { url: string; token: string; inspector: Inspector };

/** Samples the shop's metrics (`/api/metrics`) until `work` is done; returns the results of both. */
export async function watchShop<T>(
  { url, token, inspector }: WatchedShop,
  work: Promise<T>,
): Promise<[T, Watched]> {
  const watched: Watched = { memory: [], living: [], loopP99: [], loopMax: [], processor: [] };
  const begin = performance.now();
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  const look = async () => {
    for (let turn = 0; !isOver || turn === 0; turn++) {
      const second = (performance.now() - begin) / 1000;
      note(watched, second, await readMetrics(url, token));
      if (turn % looksPerCollection === 0)
        watched.living.push({ second, megabytes: await inspector.livingMegabytes() });
      await Promise.race([sleep(everyMs), done]);
    }
  };
  const [result] = await Promise.all([done, look()]);
  return [result, watched];
}

function note(watched: Watched, second: number, read: (name: string) => number): void {
  watched.memory.push({ second, megabytes: read('process_resident_memory_bytes') / 1e6 });
  const [user, system] = ['user', 'system'].map((who) => read(`process_cpu_${who}_seconds_total`));
  watched.processor.push((user ?? 0) + (system ?? 0));
  watched.loopP99.push(read('nodejs_eventloop_lag_p99_seconds') * 1000);
  watched.loopMax.push(read('nodejs_eventloop_lag_max_seconds') * 1000);
}

/** The value of a metric without labels. */
async function readMetrics(url: string, token: string): Promise<(name: string) => number> {
  const reply = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`/api/metrics answered ${reply.status}`);
  const text = await reply.text();
  return (name) => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`there is no metric ${name}`);
    return Number(value);
  };
}
