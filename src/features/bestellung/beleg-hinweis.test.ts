import { expect, test } from 'vitest';
import { belegHinweisOf } from './beleg-hinweis.ts';

const offene = { stand: 'offen', versandart: 'dhl', email: 'mia@post.example', hatPost: true } as const;

test.for([
  ['a parcel, by mail', {}, 'Die Rechnung kommt mit der Versandbestätigung.'],
  [
    'a parcel without mail',
    { hatPost: false },
    'Die Rechnung finden Sie hier, sobald Ihr Paket unterwegs ist.',
  ],
  [
    'a customer without an address',
    { email: '' },
    'Die Rechnung finden Sie hier, sobald Ihr Paket unterwegs ist.',
  ],
  ['a pick-up, by mail', { versandart: 'abholung' }, 'Die Rechnung kommt nach der Abholung per E-Mail.'],
  [
    'a pick-up without mail',
    { versandart: 'abholung', hatPost: false },
    'Die Rechnung finden Sie nach der Abholung hier.',
  ],
  ['a cancelled one', { stand: 'storniert' }, ''],
  // Before there were invoices a part of it may have left: none is promised for the rest.
  ['one of which a part has left', { stand: 'teilversendet' }, ''],
  ['one that has left', { stand: 'versendet' }, ''],
  ['one that is given back', { istWiderrufen: true }, ''],
  ['a state of a later shop', { stand: undefined }, ''],
] as const)('before there is an invoice it is said how it comes: %s', ([, changed, expected]) => {
  expect(belegHinweisOf({ ...offene, ...changed })).toBe(expected);
});
