import { expect, test } from 'vitest';
import type { Moeglichkeit } from './contract.ts';
import { type WegWahl, wegMitVersand } from './weg-wahl.ts';

const wege = ['dhl vorkasse', 'dhl online', 'abholung vorkasse', 'abholung online', 'abholung abholung'].map(
  (weg) => {
    const [versandart, zahlart] = weg.split(' ');
    return { versandart, zahlart } as Moeglichkeit;
  },
);

test.each([
  ['a way to pay that was chosen stays', 'dhl online', 'abholung', 'abholung online'],
  ['also the usual one', 'dhl vorkasse', 'abholung', 'abholung vorkasse'],
  ['one that does not go with it becomes the usual one', 'abholung abholung', 'dhl', 'dhl vorkasse'],
  ['none is there', 'dhl online', 'brieftaube', undefined],
])('with another way of shipping %s', (_title, vorher, versandart, expected) => {
  const [alt, zahlart] = vorher.split(' ');
  const weg = wegMitVersand(
    wege,
    versandart as WegWahl['versandart'],
    { versandart: alt, zahlart } as WegWahl,
  );
  expect(weg && `${weg.versandart} ${weg.zahlart}`).toBe(expected);
});
