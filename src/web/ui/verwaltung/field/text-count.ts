/** The text below a field of limited length: the count near the limit, an error beyond it. */
export type TextCount = { hint?: string; fault?: string };

/** Counted like on the server, without surrounding spaces. Nothing is shown far from the limit. */
export function countText(text: string, max: number): TextCount {
  const { length } = text.trim();
  if (length > max) return { fault: `Höchstens ${max} Zeichen, es sind ${length}.` };
  return length >= max * 0.9 ? { hint: `${length} von ${max} Zeichen` } : {};
}
