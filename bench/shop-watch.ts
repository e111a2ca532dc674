import { setTimeout as sleep } from 'node:timers/promises';
import type { MemorySample } from './growth.ts';

export type Watched = {
  memory: MemorySample[];
  heap: MemorySample[];
  /** Of the event loop between two looks, in ms. */
  loopP99: number[];
  loopMax: number[];
  /** Seconds of processor that the shop had taken at each look. */
  processor: number[];
};

const everyMs = 2000;

/** Reads the shop’s own figures (`/api/metrics`) again and again until `work` is done; answers both. */
export async function watchShop<T>(url: string, token: string, work: Promise<T>): Promise<[T, Watched]> {
  const watched: Watched = { memory: [], heap: [], loopP99: [], loopMax: [], processor: [] };
  const begin = performance.now();
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  const look = async () => {
    do {
      note(watched, (performance.now() - begin) / 1000, await readMetrics(url, token));
      await Promise.race([sleep(everyMs), done]);
    } while (!isOver);
  };
  const [result] = await Promise.all([done, look()]);
  return [result, watched];
}

function note(watched: Watched, second: number, read: (name: string) => number): void {
  watched.memory.push({ second, megabytes: read('process_resident_memory_bytes') / 1e6 });
  watched.heap.push({ second, megabytes: read('nodejs_heap_size_used_bytes') / 1e6 });
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
