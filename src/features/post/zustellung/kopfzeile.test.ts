import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEinzelneAdresse, kopfzeile } from './kopfzeile.ts';

test.each([
  ['Erika\r\nBcc: b@laden.example', 'Erika Bcc: b@laden.example'],
  ['a\u2028b\u0085c\u0000d', 'a b c d'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['  zu   viel ', 'zu viel'],
  ['\ud800 halb', '\ufffd halb'],
  ['=?utf-8?Q?=0d=0aBcc=3a?=', '= ?utf-8?Q?=0d=0aBcc=3a?='],
  ['👩‍🌾 שלום', '👩‍🌾 שלום'],
])('%j becomes %j', (text, line) => {
  expect(kopfzeile(text)).toBe(line);
});

test('whatever comes, it is one line of whole characters, and stays as it is the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = kopfzeile(text);
      expect(line).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
      expect(line.isWellFormed()).toBe(true);
      expect(kopfzeile(line)).toBe(line);
    }),
  );
});

test.each(['erika@kundschaft.example', 'e.b+x@a-b.example', "o'neil@x.example", 'jörg@bücher.example'])(
  '%s is one address',
  (adresse) => {
    expect(isEinzelneAdresse(adresse)).toBe(true);
  },
);

test.each([
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'Erika <a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a b@c.example',
  'a@b@c.example',
  'gruppe:a@b.example;',
  '@b.example',
  'a@',
  '',
  `${'a'.repeat(250)}@b.example`,
])('%j is none', (adresse) => {
  expect(isEinzelneAdresse(adresse)).toBe(false);
});
