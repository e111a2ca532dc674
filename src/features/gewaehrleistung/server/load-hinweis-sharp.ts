import { loadSharpWith } from '#server/own-process/load-sharp.ts';

/** Sharp with the loaders for the official file, and for pictures embedded in an SVG. */
export function loadHinweisSharp() {
  return loadSharpWith(['Png', 'Jpeg', 'Svg']);
}
