import { expect, test } from 'vitest';
import { unterschiede } from './gesehen.ts';

test.each([
  ['a.b.c.d.e', []],
  ['x.b.c.d.e', ['Der Inhalt Ihres Warenkorbs hat sich geändert.']],
  [
    'a.x.x.d.e',
    ['Ein Preis oder die Mehrwertsteuer hat sich geändert.', 'Die Versandkosten haben sich geändert.'],
  ],
  ['a.b.c.d.x', ['Unsere AGB oder andere Rechtstexte haben sich geändert.']],
  ['', ['Der Inhalt Ihres Warenkorbs hat sich geändert.']],
  ['a.b.c.d.e.f', ['Der Inhalt Ihres Warenkorbs hat sich geändert.']],
])('what changed since %j', (gesehen, texte) => {
  expect(unterschiede(gesehen, 'a.b.c.d.e')).toEqual(texte);
});
