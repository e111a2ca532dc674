/** A font face of fonts.css: its file, its weights, and the code points of its unicode-range, if it has one. */
export type Face = { file: string; weights: { min: number; max: number }; letters: number[] };

/** The font faces of a style sheet that have a file, in order. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\("([^"]*)"\)/.exec(face)?.[1];
    const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face) ?? [];
    const range = /unicode-range:([^;]*);/.exec(face)?.[1] ?? '';
    return file
      ? [{ file, weights: { min: Number(min), max: Number(max) }, letters: codePoints(range) }]
      : [];
  });
}

/** Parses a unicode-range such as `U+41-43, U+DF`. */
function codePoints(range: string): number[] {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}
