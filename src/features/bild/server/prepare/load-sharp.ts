import { loadSharpWith } from '#server/own-process/load-sharp.ts';

/** Sharp with the loaders for photos: no SVG, PDF, TIFF …. */
export function loadSharp() {
  return loadSharpWith(['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']);
}
