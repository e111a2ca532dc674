import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { AppError, type ErrorCode } from '#shared/wire/errors.ts';

/** The result of a process that works on one file. */
export type Outcome<T> =
  | { done: T }
  | { refusal: { code: ErrorCode; message: string; fehler: string[] | undefined } }
  | { bug: string };

/** Limits of the work: `timeout` in milliseconds, and the signal `ending` that aborts it. */
export type Patience = { ending?: AbortSignal; timeout?: number };

/** The program of the process, options of its Node, and the German texts for a timeout and for a server that stops. */
export type Workplace = { file: string; execArgv?: string[]; lateText: string; stopText: string };

/** Timeout in milliseconds; a large picture takes three seconds on an idle machine. */
const patience = 60_000;

/**
 * Works on a file in a separate process that ends afterwards: the server keeps its processor time and memory, and a
 * file that breaks a decoder does not break the server. The process gets none of the server's secrets
 * (ADR 020).
 */
export async function workApart<T>(
  place: Workplace,
  auftrag: object,
  { ending, timeout = patience }: Patience = {},
): Promise<T> {
  const outcome = await askProcess<T>(place, auftrag, { signal: ending, timeout }).catch((error: unknown) => {
    throw ending?.aborted ? stopped(place) : error;
  });
  if ('done' in outcome) return outcome.done;
  if ('bug' in outcome) throw new Error(`in the process apart: ${outcome.bug}`);
  const { code, message, fehler } = outcome.refusal;
  throw new AppError(code, message, { fehler });
}

function askProcess<T>(
  place: Workplace,
  auftrag: object,
  { signal, timeout }: { signal: AbortSignal | undefined; timeout: number },
): Promise<Outcome<T>> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      const isLate = performance.now() - begin >= timeout;
      reject(isLate ? new AppError('UNAVAILABLE', place.lateText, { retryAfter: 60 }) : error);
    };
    const child = fork(place.file, {
      serialization: 'advanced',
      env: {},
      // An error that comes back names the sources.
      execArgv: ['--enable-source-maps', ...(place.execArgv ?? [])],
      timeout,
      signal,
      killSignal: 'SIGKILL',
    });
    child.on('error', fail);
    child.once('message', (outcome: Outcome<T>) => resolve(outcome));
    const exited = new Promise<string | null>((end) => child.once('exit', (_code, by) => end(by)));
    // Not on its exit, which may be reported before its last message has been read.
    child.once('disconnect', async () => {
      // A signal that stops the server may reach all its processes, and this one did not ignore it yet.
      const isStopped = ['SIGTERM', 'SIGINT'].includes(String(await exited));
      fail(isStopped ? stopped(place) : new Error('the process apart ended without an answer'));
    });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.send(auftrag);
  });
}

function stopped({ stopText }: Workplace): AppError {
  return new AppError('UNAVAILABLE', stopText, { retryAfter: 60 });
}
