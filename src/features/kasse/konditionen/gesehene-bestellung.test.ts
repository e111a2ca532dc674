import { expect, test } from 'vitest';
import { geaenderteTeile } from './gesehene-bestellung.ts';

const termine = 'Die Zeit bis zur Lieferung, die Abholung oder die Zahlungsfrist hat sich geändert.';

test.each([
  ['a.b.c.d.e.2026-12-01', []],
  ['a.b.c.d.e.2026-11-30', []],
  ['a.b.c.d.e.2026-11-29', [termine]],
  ['a.b.c.d.e.2026-12-02', [termine]],
  ['a.b.c.d.e.x', [termine]],
  ['x.b.c.d.e.2026-12-01', ['Der Inhalt Ihres Warenkorbs hat sich geändert.']],
  [
    'a.x.x.d.e.2026-12-01',
    ['Ein Preis oder die Mehrwertsteuer hat sich geändert.', 'Die Versandkosten haben sich geändert.'],
  ],
  ['a.b.c.d.x.2026-12-01', ['Unsere AGB oder andere Rechtstexte haben sich geändert.']],
  ['', ['Der Inhalt Ihres Warenkorbs hat sich geändert.']],
  ['a.b.c.d.e', ['Der Inhalt Ihres Warenkorbs hat sich geändert.']],
])('what changed since %j', (gesehen, texte) => {
  expect(geaenderteTeile(gesehen, 'a.b.c.d.e.2026-12-01')).toEqual(texte);
});
