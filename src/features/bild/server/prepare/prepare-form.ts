import type { Masse } from '../../bild-masse.ts';
import { loadSharp } from './load-sharp.ts';

/** Transparent areas get the background colour of the shop. */
const paper = '#FBF7F2';

/**
 * A fifth smaller than with the options of an upload and as close to the original (SSIM within 0.002): this
 * form is what phones wait for, and nobody waits for its making.
 */
const betweenOptions = { quality: 52, effort: 3 };

/** A form made from the widest stored one: the JPEG of a shared link, or an intermediate width. */
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
