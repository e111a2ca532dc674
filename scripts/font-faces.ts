/** A face of fonts.css that is loaded: its file, the weights it has, and its letters as code points if it names them. */
export type Face = { file: string; weights: { min: number; max: number }; letters: number[] };

/** The faces of a style sheet that have a file, in their order. */
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

/** `U+41-43, U+DF` as code points. */
function codePoints(range: string): number[] {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}
