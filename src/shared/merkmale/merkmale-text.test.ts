import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merkmale } from './merkmal.ts';
import { hauptmerkmale, merkmaleText, readMerkmale } from './merkmale-text.ts';

const soap = [
  { label: 'Seife', text: 'Sheabutter' },
  { label: 'Duft', text: 'Lavendel', isNebensache: true },
  { label: 'Gewicht', text: '100 g' },
];

test('a product says of itself all of it, or in short what matters', () => {
  expect(merkmaleText(soap)).toBe('Sheabutter ·\u00a0Lavendel ·\u00a0100 g');
  expect(merkmaleText(hauptmerkmale(soap), ', ')).toBe('Sheabutter, 100 g');
  expect(merkmaleText([])).toBe('');
});

test('what the contract allows is read as it is, but for empty texts', () => {
  const label = fc.string();
  const one = fc.record({ label, text: fc.string({ minLength: 1 }) });
  const all = fc.array(
    fc.oneof(
      one,
      one.map((said) => ({ ...said, isNebensache: true })),
    ),
  );
  fc.assert(
    fc.property(all, (said) => {
      expect(readMerkmale(merkmale.parse(said))).toEqual(said);
    }),
  );
  expect(readMerkmale([{ label: 'Duft', text: '' }, { label: 'Duft' }, 'Duft', null])).toEqual([]);
});

test('anything else is read as what is readable of it', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      const read = readMerkmale(answer);
      expect(merkmale.parse(read)).toEqual(read);
    }),
  );
  expect(readMerkmale([{ text: '54', isNebensache: 'ja' }])).toEqual([{ label: '', text: '54' }]);
});
