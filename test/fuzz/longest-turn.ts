import { once } from 'node:events';
import type { ShopProcess } from '../shop-process.ts';

/** Runs `work` and returns its result with the longest turn of the shop's main thread meanwhile, in milliseconds. */
export async function withLongestTurn<T>(
  { child }: Pick<ShopProcess, 'child'>,
  work: () => Promise<T>,
): Promise<{ result: T; turn: number }> {
  const ask = async (order: 'begin' | 'end'): Promise<unknown> => {
    child.send(order);
    const [answer] = await once(child, 'message');
    return answer;
  };
  await ask('begin');
  const result = await work();
  return { result, turn: Number(await ask('end')) };
}
