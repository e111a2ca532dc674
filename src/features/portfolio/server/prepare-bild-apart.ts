import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { PreparedBild } from './prepare-bild.ts';

/** What the process says about the bytes it was given. */
export type BildOutcome =
  | { bild: PreparedBild }
  | { refusal: { code: ErrorCode; message: string; fehler: string[] | undefined } }
  | { bug: string };

/** Milliseconds after which a picture is given up; a large one takes three seconds on a machine with nothing else to do. */
const patience = 60_000;

const lateText =
  'Das Bild wurde nicht rechtzeitig fertig, weil gerade sehr viel zu tun ist. Bitte versuchen Sie es später noch einmal.';

export const stopText =
  'Der Laden wird gerade neu gestartet. Bitte laden Sie das Bild in einer Minute noch einmal hoch.';

/**
 * Prepares a picture in a process of its own that ends afterwards: the shop's own processor time comes first, its
 * memory stays as it was, and whatever a file does to a decoder does not happen to the shop. The process knows none of
 * its secrets (docs/decisions/020-pictures-apart.md).
 */
export async function prepareBildApart(
  bytes: Uint8Array,
  { ending, timeout = patience }: { ending?: AbortSignal; timeout?: number } = {},
): Promise<PreparedBild> {
  const outcome = await askProcess(bytes, { signal: ending, timeout }).catch((error: unknown) => {
    throw ending?.aborted ? stopped() : error;
  });
  if ('bild' in outcome) return outcome.bild;
  if ('bug' in outcome) throw new Error(`in the picture process: ${outcome.bug}`);
  const { code, message, fehler } = outcome.refusal;
  throw new AppError(code, message, { fehler });
}

function askProcess(
  bytes: Uint8Array,
  { signal, timeout }: { signal: AbortSignal | undefined; timeout: number },
): Promise<BildOutcome> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      const isLate = performance.now() - begin >= timeout;
      reject(isLate ? new AppError('UNAVAILABLE', lateText, { retryAfter: 60 }) : error);
    };
    const child = fork(join(import.meta.dirname, 'bild-process.ts'), {
      serialization: 'advanced',
      env: {},
      execArgv: [],
      timeout,
      signal,
      killSignal: 'SIGKILL',
    });
    child.on('error', fail);
    child.once('message', (outcome: BildOutcome) => resolve(outcome));
    const exited = new Promise<string | null>((end) => child.once('exit', (_code, by) => end(by)));
    // And not on its exit, which may be noticed before its last message has been read.
    child.once('disconnect', async () => {
      // Who stops the shop may send the signal to all its processes, and this one was not yet ready to ignore it.
      const isStopped = ['SIGTERM', 'SIGINT'].includes(String(await exited));
      fail(isStopped ? stopped() : new Error('the picture process ended without an answer'));
    });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.send(bytes);
  });
}

function stopped(): AppError {
  return new AppError('UNAVAILABLE', stopText, { retryAfter: 60 });
}
