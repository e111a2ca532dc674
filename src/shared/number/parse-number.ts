import { keyboardText } from '../text/keyboard-text.ts';

/** Digits that a double holds exactly. */
const maxDigits = 15;

/** Groups of three digits and what parts them: German, English with its point behind them, Swiss. */
const grouped = [
  /^([+-]?[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/,
  /^([+-]?[1-9]\d{0,2}(?:,\d{3})+)\.(\d+)$/,
  /^([+-]?[1-9]\d{0,2}(?:'\d{3})+)(?:[.,](\d+))?$/,
];

/**
 * Reads a number as people and banks write it: `7,90`, `7.90`, `1.234,50`, `1 234`, `1'234.50`, `1,234.50`,
 * `7,-`, with a hyphen or a minus sign. Points before groups of three digits part thousands (`1.500` grams
 * are not one and a half), a single comma never does; `undefined` if it is no number, as `7½` and `7²`.
 */
export function parseNumber(text: string): number | undefined {
  const typed = keyboardText(text)
    .replaceAll(' ', '')
    .replace(/(?<=\d)[.,]-{1,2}$/, '');
  for (const form of grouped) {
    const [found, whole = '', rest = '0'] = form.exec(typed) ?? [];
    if (found !== undefined) return Number(`${whole.replace(/[.,']/g, '')}.${rest}`);
  }
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** The number, or the text itself where it is none or would lose digits, so that the schema's message applies. */
export function numberOrText(text: string): number | string {
  if (text.replace(/\D/g, '').length > maxDigits) return text;
  return parseNumber(text) ?? text;
}

/**
 * People type the unit too: `7,90 €` and `EUR 7,90` in a field of euros are `7,90`, also in other capitals.
 * Any other unit stays, and is no number.
 */
export function withoutUnit(text: string, unit: string | undefined): string {
  const typed = text.trim();
  const isUnit = (part: string, word: string) => part.toLowerCase() === word.toLowerCase();
  for (const word of unit === '€' ? ['€', 'EUR', 'Euro'] : [unit]) {
    if (!word) break;
    const before = isUnit(typed.slice(-word.length), word) ? typed.slice(0, -word.length).trimEnd() : '';
    if (/[\d,.\p{Pd}]$/u.test(before)) return before;
    const isFirst = unit === '€' && isUnit(typed.slice(0, word.length), word);
    const behind = isFirst ? typed.slice(word.length).trimStart() : '';
    if (/^[+\p{Pd}−]?\d/u.test(behind)) return behind;
  }
  return text;
}
