import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** Connections that ask at the same time, as a busy hour of a shop and not as a flood. */
const connections = 32;

export type LoadOrder = {
  url: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** First half of the addresses to ask from; the shop lets each of them make only so many calls. */
  network: string;
};
export type LoadResult = { perSecond: number };

let orders = 0;

/** Answers per second to one address, asked from a process of its own that costs less than what it measures. */
export async function answersPerSecond(order: Omit<LoadOrder, 'connections' | 'network'>): Promise<number> {
  const child = fork(join(import.meta.dirname, 'load-client.ts'));
  orders++;
  child.send({ ...order, connections, network: `127.${orders}` } satisfies LoadOrder);
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`no figure for ${order.url}${order.path}`))),
  ])) as [LoadResult];
  return result.perSecond;
}

/** Asks several addresses in turn for `seconds`. Any answer but 2xx makes what follows worthless, so it throws. */
export async function runMixedLoad(
  { url, paths, headers }: { url: string; paths: string[]; headers: Record<string, string> },
  seconds: number,
): Promise<void> {
  const { errors, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  if (errors > 0 || non2xx > 0)
    throw new Error(`${url} ${paths}: ${errors} errors, ${non2xx} answers other than 2xx`);
}
