import { parseNumber } from '#shared/number/parse-number.ts';
import { decimalsOf } from './number-text.ts';

const directions: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * The text after an arrow key: one step up or down, with the decimals of the step or of the typed number. It does not
 * go below 0, where most amounts have no meaning; returns `undefined` for an invalid number.
 */
export function stepNumberText(text: string, key: string, step: number): string | undefined {
  const direction = directions[key];
  const value = text.trim() === '' ? 0 : parseNumber(text);
  if (!direction || value === undefined) return undefined;
  const stepped = value + direction * step;
  const decimals = decimalsOf(step);
  return new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, decimalsOf(value)),
    useGrouping: false,
  }).format(value >= 0 ? Math.max(stepped, 0) : stepped);
}
