import { z } from 'zod';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { parseNumber } from '#shared/number/parse-number.ts';

const plain = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 20, useGrouping: false });

/** The input text of a stored number: `7.9` is `7,9`, no number is the empty text. */
export function numberToText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : plain.format(value);
}

/** Money has cents in inputs as well; prices of small units have more decimals. */
const euro = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
  useGrouping: false,
});

/** The same for an amount of money: `7.9` is `7,90`. */
export function euroToText(value: number): string {
  return euro.format(value);
}

/** The number of decimals in ordinary notation. */
export function decimalsOf(value: number): number {
  const [, digits = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e(-?\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, digits.length - Number(exponent));
}

/** `unit` follows the bounds that a message names. */
type NumberTextOptions = {
  min?: number;
  max?: number;
  decimals?: number;
  isRequired?: boolean;
  unit?: string;
};

/** The error of a typed number, in German; `undefined` if it is valid. */
export function numberTextFault(text: string, options: NumberTextOptions = {}): string | undefined {
  const { min = -Infinity, max = Infinity, decimals = Infinity, isRequired = false, unit } = options;
  const bound = (value: number) => [formatZahl(value, 20), unit].filter(Boolean).join('\u00a0');
  if (text.trim() === '') return isRequired ? 'Bitte ausfüllen.' : undefined;
  const value = parseNumber(text);
  if (value === undefined) return 'Bitte eine Zahl eingeben.';
  if (decimals === 0 && !Number.isInteger(value)) return 'Bitte eine ganze Zahl eingeben.';
  if (decimalsOf(value) > decimals) return `Höchstens ${decimals} Nachkommastellen.`;
  if (value < min) return `Mindestens ${bound(min)}.`;
  if (value > max) return `Höchstens ${bound(max)}.`;
  return undefined;
}

/**
 * The schema of a `NumberField`: parses the typed text to a number, or `undefined` for an empty optional field. Named
 * by the output: `requiredNumber` always returns a number.
 */
export function optionalNumber(options: NumberTextOptions = {}) {
  return numberText(options).transform((text) => (text.trim() === '' ? undefined : parseNumber(text)));
}

export function requiredNumber(options: NumberTextOptions = {}) {
  return numberText({ ...options, isRequired: true }).transform((text) => parseNumber(text) ?? 0);
}

function numberText(options: NumberTextOptions) {
  return z.string().superRefine((text, context) => {
    const message = numberTextFault(text, options);
    if (message) context.addIssue({ code: 'custom', message });
  });
}
