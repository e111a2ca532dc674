import { createHash } from 'node:crypto';
import { variantenBreiten } from '../../bild-adresse.ts';
import type { Masse } from '../../bild-masse.ts';
import type { BildVariante, PreparedBild } from '../../prepared-bild.ts';
import { decodeBild } from './decode-bild.ts';
import { loadSharp } from './load-sharp.ts';

const placeholderWidth = 16;
/** Effort 4 takes ten times as long. */
const avifOptions = { quality: 55, effort: 2 };

/**
 * Converts the bytes of an image file to its stored forms: about two seconds of work off the event loop. All forms are
 * made from the widest one. With `schnitt` of that cut of it, which is a picture of its own.
 */
export async function prepareBild(bytes: Uint8Array, schnitt?: Masse): Promise<PreparedBild> {
  const { pixels, raw, breite, hoehe } = await decodeBild(bytes, schnitt);
  const sharp = await loadSharp();
  const resized = (width: number) => sharp(pixels, { raw }).resize(width);

  const varianten: BildVariante[] = [];
  for (const width of variantenBreiten(breite)) {
    const webp = await resized(width).webp({ quality: 78 }).toBuffer();
    const avif = await resized(width).avif(avifOptions).toBuffer();
    varianten.push(
      { breite: width, format: 'webp', daten: webp },
      { breite: width, format: 'avif', daten: avif },
    );
  }
  const tiny = await resized(placeholderWidth).blur(1).webp({ quality: 40 }).toBuffer();
  return {
    hash: bildHash(bytes, schnitt),
    breite,
    hoehe,
    platzhalter: `data:image/webp;base64,${tiny.toString('base64')}`,
    varianten,
  };
}

/** The hash of a picture's content: of its file, and of the cut that was made of it. */
export function bildHash(bytes: Uint8Array, schnitt?: Masse): string {
  const hash = createHash('sha256').update(bytes);
  if (schnitt) hash.update(`${schnitt.breite}:${schnitt.hoehe}`);
  return hash.digest('hex').slice(0, 32);
}
