import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export type GuessQuestion = { password: string; words: string[] };

/** Milliseconds after the last question when the thread ends, and with it the memory of its dictionaries. */
const idleMs = 60_000;

let thread: Worker | undefined;
let ending: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * How many guesses a password withstands, as a decimal logarithm; `words` are what an attacker knows of the account. Asked of a
 * thread, because dictionaries and estimate take memory and time that belong to the shop's visitors (ADR 053).
 */
export function guessesFor(question: GuessQuestion): Promise<number> {
  const answer = last.then(() => ask(question));
  last = answer.catch(() => {});
  return answer;
}

async function ask(question: GuessQuestion): Promise<number> {
  clearTimeout(ending);
  thread ??= startThread();
  // A command must not end before it has its answer, and may end right after it.
  thread.ref();
  thread.postMessage(question);
  const [guessesLog10] = await once(thread, 'message');
  thread.unref();
  ending = setTimeout(endThread, idleMs).unref();
  return guessesLog10;
}

function startThread(): Worker {
  const started = new Worker(join(import.meta.dirname, 'password-thread.ts'), {
    ...{ execArgv: [], env: {} },
    // Half the memory for the same time (`node bench/password.ts`); the dictionaries take 20 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 },
  });
  started.once('error', endThread);
  return started;
}

function endThread(): void {
  void thread?.terminate();
  thread = undefined;
}
