import { AppError } from '#shared/errors.ts';
import { prepareBild } from './prepare-bild.ts';
import type { BildAuftrag, BildOutcome } from './prepare-bild-apart.ts';
import { prepareForm } from './prepare-form.ts';

// Who stops the shop by its terminal or its service stops this process too; the shop decides what becomes of the work.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// When the shop is gone nobody waits for the picture, and a decoder does not listen.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** The process in which one picture is prepared: bytes come in, what is kept of them or a refusal goes out. */
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
