import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Concurrent connections: a busy hour of a shop, not an overload. */
const connections = 32;

export type LoadOrder = {
  url: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** First half of the source addresses; the shop limits the calls of each. */
  network: string;
};
export type LoadResult = { perSecond: number };

let orders = 0;

/** Answers per second at one address, measured by a separate process that uses less processor time than the server. */
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
