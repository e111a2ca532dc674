import { expect, test } from 'vitest';
import { vergriffenSatz, zuVieleText } from './cart-texte.ts';

test.each([
  [1, 'Von Rose ist nur noch 1 Stück da, es liegt jetzt in Ihrem Warenkorb.'],
  [2, 'Von Rose sind nur noch 2 Stück da, sie liegen jetzt in Ihrem Warenkorb.'],
  [99, 'Mehr als 99 Stück je Produkt gehen nicht in den Warenkorb: Rose liegt jetzt 99-mal darin.'],
])('after adding more than %i pieces: %j', (limit, text) => {
  expect(zuVieleText('Rose', limit)).toBe(text);
});

test.each([
  [undefined, undefined],
  [2, undefined],
  [0, 'Rose ist gerade vergriffen und kann im Moment nicht bestellt werden.'],
])('at most %j can be ordered: %j', (hoechstens, text) => {
  const line = { produktId: 'a', name: 'Rose', merkmale: [], preis: 5, menge: 1, verfuegbar: true };
  expect(vergriffenSatz({ ...line, ...(hoechstens === undefined ? {} : { hoechstens }) })).toBe(text);
});
