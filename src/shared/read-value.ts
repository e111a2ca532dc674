/** Values out of an answer that need not be of the promised kind; what cannot be read is none. */

/** A number, or a text that is one: '7.9'. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : undefined;
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
