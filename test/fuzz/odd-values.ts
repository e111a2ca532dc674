import fc from 'fast-check';

/** Numbers that JSON can spell and JavaScript cannot represent. */
const numberTexts = [
  '1e309',
  '-1e309',
  '-0',
  '1e-400',
  '9007199254740993',
  '99999999999999999999',
  '2147483648',
  '-2147483649',
];
const oddNumbers = [
  0,
  -1,
  0.1,
  0.30000000000000004,
  1.005,
  7.905,
  1e15,
  1e21,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const words = [
  '',
  ' ',
  '\u00a0',
  '\t\n',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e309',
  '1,5',
  '1.000',
  '١٢',
  '９９',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '"; drop table produkt; --',
  '%',
  '_',
  '\\',
  '%25',
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '#{7*7}',
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
  'a@b',
  'a@b.de',
  'javascript:alert(1)',
  '2024-02-30',
  '0000-00-00',
  '9999-12-31',
  '-1',
];

/** Difficult texts: NUL, control characters, lone surrogates, endless combining marks. */
const oddUnicode = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '\u202egnirts',
  '\u200b',
  '\u2066x\u2069',
  '\u2028',
  '\ufeff',
  '\uffff',
  `e${'\u0301'.repeat(300)}`,
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈',
  'ﷺ',
  '\u{10ffff}',
  'İ',
  'ß',
  'ſ',
  'Å',
  'A\u030a',
  '\u001b[31m',
  '\u007f',
  '\u0085',
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  { weight: 4, arbitrary: fc.constantFrom(...oddUnicode) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 30 }),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'ä', '👍', ' ', '\u0301'), fc.constantFrom(99, 101, 255, 501, 5001, 60_000))
      .map(([unit, times]) => unit.repeat(times)),
  },
);

/** A number with exactly this spelling (`JSON.rawJSON`, which the compiler's types lack). */
const spelled = (text: string): unknown =>
  (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(text);

export const oddNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...numberTexts).map(spelled),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
);

const nestedMark = 'hier beginnt ein tiefes Nest';

/** Deeply nested brackets. Too deep for a JavaScript value, so `toJsonText` writes them into the text. */
const nested = fc
  .record({ open: fc.constantFrom('[', '{"a":'), depth: fc.constantFrom(5, 100, 5000, 40_000) })
  .map(({ open, depth }) => `${nestedMark}${open}${depth}`);

/** The text of a body, with placeholders replaced by nested brackets. */
export function toJsonText(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(
    new RegExp(`"${nestedMark}(\\[|\\{\\\\"a\\\\":)(\\d+)"`, 'g'),
    (_, open: string, depth: string) => {
      const isList = open === '[';
      return (isList ? '[' : '{"a":').repeat(Number(depth)) + 1 + (isList ? ']' : '}').repeat(Number(depth));
    },
  );
}

/** Values of another type than declared. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 4, arbitrary: oddNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, ['a', 'b'], {
      toString: 1,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: nested },
);
