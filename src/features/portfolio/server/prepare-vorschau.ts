import type { Masse } from '../vorschau.ts';
import { loadSharp } from './load-sharp.ts';

/** What is transparent in a picture becomes the paper it lies on in the shop. */
const paper = '#FBF7F2';

/** A picture that is kept as the JPEG of these sizes, for where a page is shared. */
export async function prepareVorschau(kept: Uint8Array, { breite, hoehe }: Masse): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(kept)
    .resize(breite, hoehe, { fit: 'fill' })
    .flatten({ background: paper })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
