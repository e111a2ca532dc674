import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
