import type { ChildProcess } from 'node:child_process';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#shared/wire/errors.ts';
import { guessesFor } from './guesses-for.ts';

/** The processes that were started, and what happens to the next ones. */
const started: ChildProcess[] = [];
let onStart: (process: ChildProcess) => void = () => {};

vi.mock('node:child_process', async (importOriginal) => {
  const { fork } = await importOriginal<typeof import('node:child_process')>();
  return {
    fork: (...given: Parameters<typeof fork>) => {
      const process = fork(...given);
      started.push(process);
      onStart(process);
      return process;
    },
  };
});

const question = { password: 'apfel tisch wolke', words: [] };

beforeEach(() => {
  onStart = () => {};
});

function useFakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a process that ends during a question is replaced, and the question is answered', async () => {
  const answer = await guessesFor(question);
  const [asked] = started.splice(0);
  const again = guessesFor(question);
  asked?.kill('SIGKILL');
  expect(await again).toBe(answer);
  expect(started).toHaveLength(1);
});

test('a process that hangs is killed after five seconds, and the questions behind it are answered by a new one', async () => {
  const answer = await guessesFor(question);
  useFakeTime();
  const hanging = started.at(-1);
  hanging?.kill('SIGSTOP');
  const answers = Promise.all([guessesFor(question), guessesFor(question)]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answers).toEqual([answer, answer]);
  expect(hanging?.signalCode).toBe('SIGKILL');
});

test('a question is refused when the new process does not answer either, and the next one is answered', async () => {
  const answer = await guessesFor(question);
  useFakeTime();
  onStart = (process) => process.kill('SIGSTOP');
  started.at(-1)?.kill('SIGSTOP');
  const refused = expect(guessesFor(question)).rejects.toThrow(
    new AppError(
      'UNAVAILABLE',
      'Das Passwort kann gerade nicht geprüft werden. Bitte versuchen Sie es gleich noch einmal.',
      { retryAfter: 5 },
    ),
  );
  const before = started.length;
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(started).toHaveLength(before + 1));
  onStart = () => {};
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  expect(await guessesFor(question)).toBe(answer);
});
