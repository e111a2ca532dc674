import type { Masse } from '../vorschau.ts';
import { loadSharp } from './load-sharp.ts';
import { avifOptions } from './prepare-bild.ts';

/** What is transparent in a picture becomes the paper it lies on in the shop. */
const paper = '#FBF7F2';

/** A form of a picture that is made of the widest kept one: the JPEG of a shared link, or a width between the kept ones. */
export type BildForm = Masse & { format: 'jpeg' | 'avif' };

export async function prepareForm(
  kept: Uint8Array,
  { format, breite, hoehe }: BildForm,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const resized = sharp(kept).resize(breite, hoehe, { fit: 'fill' });
  if (format === 'avif') return resized.avif(avifOptions).toBuffer();
  return resized.flatten({ background: paper }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
