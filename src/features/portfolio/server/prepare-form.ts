import type { Masse } from '../vorschau.ts';
import { loadSharp } from './load-sharp.ts';

/** What is transparent in a picture becomes the paper it lies on in the shop. */
const paper = '#FBF7F2';

/**
 * A fifth smaller than with the options of an upload and as close to the original (SSIM within 0.002): this form is what
 * phones wait for, and nobody waits for its making.
 */
const betweenOptions = { quality: 52, effort: 3 };

/** A form of a picture that is made of the widest kept one: the JPEG of a shared link, or a width between the kept ones. */
export type BildForm = Masse & { format: 'jpeg' | 'avif' };

export async function prepareForm(
  kept: Uint8Array,
  { format, breite, hoehe }: BildForm,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const resized = sharp(kept).resize(breite, hoehe, { fit: 'fill' });
  if (format === 'avif') return resized.avif(betweenOptions).toBuffer();
  return resized.flatten({ background: paper }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
