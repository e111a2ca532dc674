/** What stands beneath a text of limited length: the count near its end, a refusal beyond it. */
export type TextCount = { hint?: string; fault?: string };

/** Counted as the server does: without the spaces around it. Nothing is said while the end is far. */
export function countText(text: string, max: number): TextCount {
  const { length } = text.trim();
  if (length > max) return { fault: `Höchstens ${max} Zeichen, es sind ${length}.` };
  return length >= max * 0.9 ? { hint: `${length} von ${max} Zeichen` } : {};
}
