import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeArten, nummerIn } from './gelesene-nummer.ts';

test.each([
  ['DHL', 'code_128', '00340434161094042557', '00340434161094042557'],
  ['DHL, as GS1 with a sign before it', 'code_128', ']C100340434161094042557', '00340434161094042557'],
  ['DHL, printed in groups', 'code_128', '(00) 3404 3416 1094 0425 57', '00340434161094042557'],
  ['DHL with its prefix', 'code_128', 'JJD000390007882812345', 'JJD000390007882812345'],
  ['DHL with its prefix, in groups', 'code_128', 'JJD00 0390 0078 8281 2345', 'JJD000390007882812345'],
  ['DHL Identcode', 'itf', '123456789012', '123456789012'],
  [
    'DHL in a link',
    'qr_code',
    'https://www.dhl.de/x?lang=de&piececode=00340434161094042557',
    '00340434161094042557',
  ],
  [
    'DHL in a longer text',
    'data_matrix',
    'DPDE\u001d00340434161094042557\u001d04109',
    '00340434161094042557',
  ],
  ['Hermes', 'code_128', '01234567890123', '01234567890123'],
  ['Hermes of today', 'code_128', 'H1001990000123456789', 'H1001990000123456789'],
  ['DPD', 'code_128', '%000410901234567890123327276', '01234567890123'],
  ['GLS', 'data_matrix', '12345678901', '12345678901'],
  ['UPS', 'code_128', '1Z 999 AA1 01 2345 6784', '1Z999AA10123456784'],
  ['Deutsche Post', 'code_128', 'RR 123 456 785 DE', 'RR123456785DE'],
] as const)('the number of a parcel: %s', (_, art, text, nummer) => {
  expect(nummerIn({ art, text })).toBe(nummer);
});

test.each([
  ['DHL’s code of the receiver’s address', 'itf', '04109012012340'],
  ['a word', 'code_128', 'GARTENWEG'],
  ['too short', 'code_128', '1234567'],
  ['a page', 'qr_code', 'https://www.dhl.de/'],
  ['a broken link', 'qr_code', 'https://%'],
  ['nothing', 'code_128', ''],
] as const)('is not %s', (_, art, text) => {
  expect(nummerIn({ art, text })).toBeUndefined();
});

test('whatever is read, a number has letters and digits alone, and at most 25 of them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codeArten), fc.string({ unit: 'binary' }), (art, text) => {
      expect(nummerIn({ art, text }) ?? '123456').toMatch(/^[0-9A-Z]{6,25}$/);
    }),
  );
});
