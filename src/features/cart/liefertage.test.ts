import { expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import type { CartItem } from './contract.ts';
import { liefertageOf } from './liefertage.ts';

const angaben = {
  versand: { ...leererVersand, abholung: { aktiv: true, ort: '', zeiten: 'Sa 10–12' } },
  zahlung: {
    ...leereZahlung,
    vorkasse: { ...leereZahlung.vorkasse, aktiv: true },
    abholung: { aktiv: true },
  },
  phase: { phase: 'geoeffnet' as const, pauseText: '', pauseBis: '' },
};
const line = (tage?: number, verfuegbar = true): CartItem => ({
  ...{ produktId: 'a', name: 'Rose', merkmale: [], preis: 5, menge: 1, verfuegbar },
  ...(tage === undefined ? {} : { verfuegbarkeit: { art: 'aufBestellung', tage } }),
});
const ware = { items: [line()], itemCount: 1, versand: 7.69, tag: '2026-11-23' };
const heute = { lieferung: { von: '2026-11-27', bis: '2026-11-30' }, abholung: { ab: '2026-11-25' } };

test('a parcel waits for its transfer, a pick-up is paid in the workshop', () => {
  expect(liefertageOf(angaben, ware)).toEqual(heute);
  const ohne = { ...angaben, zahlung: { ...angaben.zahlung, abholung: { aktiv: false } } };
  expect(liefertageOf(ohne, ware).abholung).toEqual({ ab: '2026-11-26' });
});

test('the line that takes longest decides; one that cannot be bought does not', () => {
  const items = [line(3), line(), line(1), line(30, false)];
  expect(liefertageOf(angaben, { ...ware, items })).toEqual({
    lieferung: { von: '2026-12-02', bis: '2026-12-04' },
    abholung: { ab: '2026-11-30' },
  });
});

test.each([
  ['DHL is off', { versand: { ...angaben.versand, dhl: { ...leererVersand.dhl, aktiv: false } } }, {}],
  ['the cart is too heavy', {}, { versand: null }],
  ['nobody can pay by transfer', { zahlung: { ...angaben.zahlung, vorkasse: leereZahlung.vorkasse } }, {}],
])('there is no day for a parcel when %s', (_, andere, anders) => {
  expect(liefertageOf({ ...angaben, ...andere }, { ...ware, ...anders })).toEqual({
    abholung: heute.abholung,
  });
});

test.each([
  ['pick-up is off', { versand: leererVersand }],
  ['it cannot be paid', { zahlung: leereZahlung }],
])('there is no day for a pick-up when %s', (_, andere) => {
  expect(liefertageOf({ ...angaben, ...andere }, ware).abholung).toBeUndefined();
});

test('in a pause the days count from the return, if that is known; nothing to buy has none', () => {
  const pause = (pauseBis: string) => ({
    ...angaben,
    phase: { phase: 'pausiert' as const, pauseText: '', pauseBis },
  });
  expect(liefertageOf(pause('2027-01-11'), ware).abholung).toEqual({ ab: '2027-01-13' });
  expect(liefertageOf(pause(''), ware)).toEqual({});
  expect(liefertageOf(pause('2026-11-22'), ware)).toEqual({});
  expect(liefertageOf(angaben, { ...ware, itemCount: 0 })).toEqual({});
  const angekuendigt = { ...pause('2027-01-11').phase, phase: 'angekuendigt' as const };
  expect(liefertageOf({ ...angaben, phase: angekuendigt }, ware)).toEqual({});
});
