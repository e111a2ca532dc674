import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './http-client.ts';

/**
 * Asks the same address at an even pace until it is told to stop, from a process of its own, so that nothing else a
 * figure needs is in its times. Sends back how many milliseconds each answer took.
 */
const paceMs = 25;

process.once('message', async (url: string) => {
  const times: number[] = [];
  let isAsked = true;
  process.once('message', () => {
    isAsked = false;
  });
  for (let next = performance.now(); isAsked; next += paceMs) {
    await sleep(Math.max(0, next - performance.now()));
    // From the moment it was due: an answer that comes late makes the ones behind it late too.
    await ask(url);
    times.push(performance.now() - next);
  }
  process.send?.(times, () => process.exit());
});
