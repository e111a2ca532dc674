import { AppError } from '#shared/errors.ts';
import { prepareBild } from './prepare-bild.ts';
import type { BildOutcome } from './prepare-bild-apart.ts';

// Who stops the shop by its terminal or its service stops this process too; the shop decides what becomes of the work.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// When the shop is gone nobody waits for the picture, and a decoder does not listen.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** The process in which one picture is prepared: bytes come in, what is kept of them or a refusal goes out. */
process.once('message', async (bytes: Uint8Array) => {
  const outcome: BildOutcome = await prepareBild(bytes).then((bild) => ({ bild }), toOutcome);
  process.send?.(outcome, () => process.disconnect?.());
});

function toOutcome(error: unknown): BildOutcome {
  if (!(error instanceof AppError)) return { bug: String(error instanceof Error ? error.stack : error) };
  const { code, message, fehler } = error;
  return { refusal: { code, message, fehler } };
}
