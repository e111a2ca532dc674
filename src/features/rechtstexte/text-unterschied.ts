/** The lines that only one of two texts has, in their order. */
export type TextUnterschied = { neu: string[]; weg: string[] };

/** What a new text changes, line by line; lines that only moved are no change. */
export function textUnterschied(vorher: string, nachher: string): TextUnterschied {
  return { neu: linesOnlyIn(nachher, vorher), weg: linesOnlyIn(vorher, nachher) };
}

function linesOnlyIn(text: string, other: string): string[] {
  const counts = new Map<string, number>();
  for (const line of linesOf(other)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return linesOf(text).filter((line) => {
    const left = counts.get(line) ?? 0;
    if (left > 0) counts.set(line, left - 1);
    return left === 0;
  });
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '>');
}
