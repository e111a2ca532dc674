import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many turns of the event loop work takes. On SQLite: there a statement has none of its own. */
export async function turnsOf(work: Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const done = work.finally(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) await nextTurn();
  await done;
  return turns;
}
