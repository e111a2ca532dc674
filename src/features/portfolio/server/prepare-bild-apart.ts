import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { PreparedBild } from './prepare-bild.ts';
import type { BildForm } from './prepare-form.ts';

/** The input of the process: an uploaded file, or a stored picture to make this form from. */
export type BildAuftrag = { bytes: Uint8Array; form?: BildForm };

/** The result of the process. */
export type BildOutcome =
  | { done: PreparedBild | Uint8Array }
  | { refusal: { code: ErrorCode; message: string; fehler: string[] | undefined } }
  | { bug: string };

/** Timeout for a picture in milliseconds; a large one takes three seconds on an idle machine. */
const patience = 60_000;

const lateText =
  'Das Bild wurde nicht rechtzeitig fertig, weil gerade sehr viel zu tun ist. Bitte versuchen Sie es später noch einmal.';

export const stopText =
  'Der Laden wird gerade neu gestartet. Bitte laden Sie das Bild in einer Minute noch einmal hoch.';

/**
 * Prepares a picture in a separate process that ends afterwards: the server keeps its processor time and memory, and a
 * file that breaks a decoder does not break the server. The process gets none of the server's secrets
 * (ADR 020).
 */
export function prepareBildApart(bytes: Uint8Array, limits?: Patience): Promise<PreparedBild> {
  return workApart<PreparedBild>({ bytes }, limits);
}

/** Makes another form of a stored picture, in the same way. */
export function prepareFormApart(bytes: Uint8Array, form: BildForm, limits?: Patience): Promise<Uint8Array> {
  return workApart<Uint8Array>({ bytes, form }, limits);
}

/** Limits of the work: `timeout` in milliseconds, and the signal `ending` that aborts it. */
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
    // Not on its exit, which may be reported before its last message has been read.
    child.once('disconnect', async () => {
      // A signal that stops the server may reach all its processes, and this one did not ignore it yet.
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
