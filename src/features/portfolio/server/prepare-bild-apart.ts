import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { PreparedBild } from './prepare-bild.ts';
import type { BildForm } from './prepare-form.ts';

/** What the process is given: an uploaded file, or a kept picture to make this form from. */
export type BildAuftrag = { bytes: Uint8Array; form?: BildForm };

/** What the process says about it. */
export type BildOutcome =
  | { done: PreparedBild | Uint8Array }
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
export function prepareBildApart(bytes: Uint8Array, limits?: Patience): Promise<PreparedBild> {
  return workApart<PreparedBild>({ bytes }, limits);
}

/** Another form of a kept picture, made in the same way. */
export function prepareFormApart(bytes: Uint8Array, form: BildForm, limits?: Patience): Promise<Uint8Array> {
  return workApart<Uint8Array>({ bytes, form }, limits);
}

/** How long the work may take: `timeout` in milliseconds, and not beyond `ending`. */
type Patience = { ending?: AbortSignal; timeout?: number };

async function workApart<T extends PreparedBild | Uint8Array>(
  auftrag: BildAuftrag,
  { ending, timeout = patience }: Patience = {},
): Promise<T> {
  const outcome = await askProcess(auftrag, { signal: ending, timeout }).catch((error: unknown) => {
    throw ending?.aborted ? stopped() : error;
  });
  if ('done' in outcome) return outcome.done as T;
  if ('bug' in outcome) throw new Error(`in the picture process: ${outcome.bug}`);
  const { code, message, fehler } = outcome.refusal;
  throw new AppError(code, message, { fehler });
}

function askProcess(
  auftrag: BildAuftrag,
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
    child.send(auftrag);
  });
}

function stopped(): AppError {
  return new AppError('UNAVAILABLE', stopText, { retryAfter: 60 });
}
