import { AppError } from '#shared/wire/errors.ts';
import type { Outcome } from './work-apart.ts';

/** The other side of `workApart`: receives one file, sends the result of `work` or its refusal, and ends. */
export function answerApart<Auftrag, T>(work: (auftrag: Auftrag) => Promise<T>): void {
  // Signals of the terminal or the service reach this process too; the server decides what happens to the work.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  // When the server is gone nobody waits for the result, and a running decoder cannot be interrupted.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.once('message', async (auftrag: Auftrag) => {
    const outcome = await outcomeOf(work, auftrag);
    process.send?.(outcome, () => process.disconnect?.());
  });
}

async function outcomeOf<Auftrag, T>(
  work: (auftrag: Auftrag) => Promise<T>,
  auftrag: Auftrag,
): Promise<Outcome<T>> {
  try {
    return { done: await work(auftrag) };
  } catch (error) {
    if (!(error instanceof AppError)) return { bug: String(error instanceof Error ? error.stack : error) };
    const { code, message, fehler } = error;
    return { refusal: { code, message, fehler } };
  }
}
