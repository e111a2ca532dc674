import { expect, test } from 'vitest';
import { warenAngabenOf } from './waren-angaben.ts';

const worte = [
  { label: 'Seife', text: 'Sheabutter' },
  { label: 'Duft', text: 'Lavendel', isNebensache: true },
];
const gewicht = { label: 'Gewicht', text: '100 g' };

test.each([
  ['the weight once', [...worte, gewicht], 100, 'Seife · Sheabutter · Lavendel · 100 g'],
  ['a weight that nobody has said', worte, 100, 'Seife · Sheabutter · Lavendel · 100 g'],
  ['no weight of what is not weighed', worte, null, 'Seife · Sheabutter · Lavendel'],
  ['the type at least', [], null, 'Seife'],
])('goods are named by their type and what they say of themselves: %s', (_, merkmale, gramm, text) => {
  expect(warenAngabenOf({ typ: 'seife', merkmale, gramm }).replaceAll('\u00a0', ' ')).toBe(text);
});
