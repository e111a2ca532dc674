import { expect, test } from 'vitest';
import { zuWenigeText } from './cart-texte.ts';

test.each([
  [5, undefined, undefined],
  [2, 2, undefined],
  [5, 2, 'Von Rose sind nur noch 2 da. Im Warenkorb liegen jetzt 5.'],
  [3, 1, 'Von Rose ist nur noch 1 da. Im Warenkorb liegen jetzt 3.'],
  [1, 0, 'Rose ist gerade vergriffen und kann im Moment nicht bestellt werden.'],
])('%i pieces in the cart, at most %j can be ordered: %j', (menge, hoechstens, text) => {
  const line = { produktId: 'a', name: 'Rose', merkmale: [], preis: 5, menge, verfuegbar: true };
  expect(zuWenigeText({ ...line, ...(hoechstens === undefined ? {} : { hoechstens }) })).toBe(text);
});
