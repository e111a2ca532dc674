import { AppError } from '#shared/errors.ts';
import { prepareBild } from './prepare-bild.ts';
import type { BildAuftrag, BildOutcome } from './prepare-bild-apart.ts';
import { prepareForm } from './prepare-form.ts';

// Signals of the terminal or the service reach this process too; the server decides what happens to the work.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// When the server is gone nobody waits for the picture, and a running decoder cannot be interrupted.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** The process that prepares one picture: it receives the bytes and sends the result or a refusal. */
process.once('message', async (auftrag: BildAuftrag) => {
  const outcome = await work(auftrag).catch(toOutcome);
  process.send?.(outcome, () => process.disconnect?.());
});

async function work({ bytes, form }: BildAuftrag): Promise<BildOutcome> {
  if (form) return { done: await prepareForm(bytes, form) };
  return { done: await prepareBild(bytes) };
}

function toOutcome(error: unknown): BildOutcome {
  if (!(error instanceof AppError)) return { bug: String(error instanceof Error ? error.stack : error) };
  const { code, message, fehler } = error;
  return { refusal: { code, message, fehler } };
}
