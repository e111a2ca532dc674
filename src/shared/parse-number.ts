/**
 * Reads a number as typed in German: `7,90`, `7.90`, `1.234,50`, `1 234`, with a hyphen or a minus
 * sign. Points before groups of three digits part thousands (`1.500` grams are not one and a half); `undefined` if it is
 * no number.
 */
export function parseNumber(text: string): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '').replace('\u2212', '-');
  const grouped = /^([+-]?[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/.exec(typed);
  if (grouped) return Number(`${grouped[1]?.replaceAll('.', '')}.${grouped[2] ?? 0}`);
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** Digits that a double holds exactly. */
const maxDigits = 15;

/** The number, or the text itself where it is none or would lose digits, so that the schema's message applies. */
export function numberOrText(text: string): number | string {
  if (text.replace(/\D/g, '').length > maxDigits) return text;
  return parseNumber(text) ?? text;
}
