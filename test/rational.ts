/** Exact fractions of whole numbers: the reference for rules that must be exact. */
export type Rational = { num: bigint; den: bigint };

/** The decimal number as written: `rational(0.1)` is 1/10. */
export function rational(value: number): Rational {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = BigInt(whole + fraction);
  const power = Number(exponent) - fraction.length;
  if (power < 0) return { num: digits, den: 10n ** BigInt(-power) };
  return { num: digits * 10n ** BigInt(power), den: 1n };
}

export function plus(a: Rational, b: Rational): Rational {
  return { num: a.num * b.den + b.num * a.den, den: a.den * b.den };
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, { num: -b.num, den: b.den });
}

export function times(a: Rational, b: Rational): Rational {
  return { num: a.num * b.num, den: a.den * b.den };
}

/** `b` above 0. */
export function divide(a: Rational, b: Rational): Rational {
  return { num: a.num * b.den, den: a.den * b.num };
}

export function floor({ num, den }: Rational): bigint {
  const quotient = num / den;
  return num % den !== 0n && num < 0n ? quotient - 1n : quotient;
}

export function ceil({ num, den }: Rational): bigint {
  return -floor({ num: -num, den });
}

/** Rounded to `decimals`, half up. */
export function halfUp(value: Rational, decimals: number): Rational {
  const scale = 10n ** BigInt(decimals);
  const scaled = times(value, { num: scale, den: 1n });
  return { num: floor(plus(scaled, { num: 1n, den: 2n })), den: scale };
}

/** The nearest number; the fraction must have at most 60 decimals. */
export function nearest({ num, den }: Rational): number {
  const scale = 10n ** 60n;
  if ((num * scale) % den !== 0n) throw new Error('This fraction does not end.');
  const digits = ((num < 0n ? -num : num) * scale) / den;
  const text = digits.toString().padStart(61, '0');
  return Number(`${num < 0n ? '-' : ''}${text.slice(0, -60)}.${text.slice(-60)}`);
}
