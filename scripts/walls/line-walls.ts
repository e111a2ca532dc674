const most = 120;

/**
 * The wall `lines-hold-120-columns`, of comments and pages of documents: what is longer is not read beside
 * code. Tables, and what stands in a block of code, have the width that they need.
 */
export function findLongLines(texts: { file: string; text: string }[]): string[] {
  return texts.flatMap(({ file, text }) => {
    const lines = file.endsWith('.md') ? proseOf(text) : commentsOf(text);
    return lines
      .filter(({ line }) => line.length > most)
      .map(({ line, nr }) => `lines-hold-120-columns: ${file}:${nr} → ${line.length}`);
  });
}

function numbered(text: string): { line: string; nr: number }[] {
  return text.split('\n').map((line, index) => ({ line, nr: index + 1 }));
}

function proseOf(text: string): { line: string; nr: number }[] {
  let isCode = false;
  return numbered(text).filter(({ line }) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return !isCode && !isFence && !/^\s*(\||!\[)/.test(line);
  });
}

/** Lines of comments that stand alone; the formatter keeps the others. A long address cannot be broken. */
function commentsOf(text: string): { line: string; nr: number }[] {
  return numbered(text).filter(
    ({ line }) => /^\s*(\/\/|\/?\*+)\s/.test(line) && !/https?:\/\/|biome-ignore/.test(line),
  );
}
