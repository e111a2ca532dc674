import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from '#server/own-process/program-files.ts';
import { AppError } from '#shared/wire/errors.ts';

export type GuessQuestion = { password: string; words: string[] };

/** Milliseconds that an answer may take: a hundred times an ordinary one, and ten times one that starts the process. */
const answerMs = 5000;

const unavailableText =
  'Das Passwort kann gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.';

/** Milliseconds after the last question when the process ends, and with it the memory of its dictionaries. */
const idleMs = 60_000;

let estimator: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * How many guesses a password withstands, as a decimal logarithm; `words` are what an attacker knows of the
 * account. Asked of a process, one question at a time: dictionaries and estimate take memory and time that
 * belong to the shop's visitors (ADR 053).
 */
export function guessesFor(question: GuessQuestion): Promise<number> {
  const answer = last.then(() => ask(question));
  last = answer.catch(() => {});
  return answer;
}

/** A process that ends or hangs is replaced once. */
async function ask(question: GuessQuestion): Promise<number> {
  try {
    return await askOnce(question).catch(() => askOnce(question));
  } catch {
    throw new AppError('UNAVAILABLE', unavailableText, { retryAfter: 5 });
  }
}

async function askOnce(question: GuessQuestion): Promise<number> {
  clearTimeout(ending);
  estimator ??= startEstimator();
  const asked = estimator;
  // Its end rejects the question, also when it was stopped.
  const limit = setTimeout(() => asked.kill('SIGKILL'), answerMs);
  // A command must not end before it has its answer, and may end right after it.
  asked.channel?.ref();
  asked.send(question);
  try {
    const [guessesLog10] = await once(asked, 'message');
    return guessesLog10;
  } finally {
    clearTimeout(limit);
    asked.channel?.unref();
    ending = setTimeout(endEstimator, idleMs).unref();
  }
}

function endEstimator(): void {
  estimator?.disconnect();
  estimator = undefined;
}

function startEstimator(): ChildProcess {
  const started = fork(programFile('features/auth/server/passwort/password-process'), {
    ...{ env: {}, serialization: 'advanced' },
    // The dictionaries take 20 MB; with this they and an estimate take half the memory for the same time.
    execArgv: ['--max-semi-space-size=2', '--max-old-space-size=64'],
  });
  const forget = () => {
    if (estimator === started) estimator = undefined;
  };
  started.on('error', forget);
  started.once('disconnect', () => {
    forget();
    // Rejects a question that is still waiting; nothing listens otherwise.
    if (started.listenerCount('message') > 0) started.emit('error', new Error('the password process ended'));
  });
  started.unref();
  return started;
}
