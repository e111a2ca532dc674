import type { Masse } from '../vorschau.ts';
import { loadSharp } from './load-sharp.ts';
import { avifOptions } from './prepare-bild.ts';

/** Transparent areas get the background colour of the shop. */
const paper = '#FBF7F2';

/** A form made from the widest stored one: the JPEG of a shared link, or an intermediate width. */
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
