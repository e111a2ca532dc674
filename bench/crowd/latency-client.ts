import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../http-client.ts';

/**
 * Requests one address at a fixed rate until the parent stops it. A process of its own, so that the measurement's other
 * work does not affect the times. Sends back the response times in milliseconds.
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
    // Measured from the scheduled time, so that a late answer delays the following ones in the figures too.
    await ask(url);
    times.push(performance.now() - next);
  }
  process.send?.(times, () => process.exit());
});
