import { AppError } from '#shared/errors.ts';
import { prepareBild } from './prepare-bild.ts';
import type { BildOutcome } from './prepare-bild-apart.ts';

/** The process in which one picture is prepared: bytes come in, what is kept of them or a refusal goes out. */
process.once('message', async (bytes: Uint8Array) => {
  process.send?.(await prepare(bytes), () => process.disconnect?.());
});

async function prepare(bytes: Uint8Array): Promise<BildOutcome> {
  try {
    return { bild: await prepareBild(bytes) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, fehler } = error;
    return { refusal: { code, message, fehler } };
  }
}
