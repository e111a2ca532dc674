import { expect, test } from 'vitest';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
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
const ware = { tag: '2026-11-23', fertigungstage: 0, passtInPaket: true };
const heute = { lieferung: { von: '2026-11-27', bis: '2026-11-30' }, abholung: { ab: '2026-11-25' } };

test('a parcel waits for its transfer, a pick-up is paid in the workshop', () => {
  expect(liefertageOf(angaben, ware)).toEqual(heute);
  const ohne = { ...angaben, zahlung: { ...angaben.zahlung, abholung: { aktiv: false } } };
  expect(liefertageOf(ohne, ware).abholung).toEqual({ ab: '2026-11-26' });
});

test('days of making come before those of packing', () => {
  expect(liefertageOf(angaben, { ...ware, fertigungstage: 3 })).toEqual({
    lieferung: { von: '2026-12-02', bis: '2026-12-04' },
    abholung: { ab: '2026-11-30' },
  });
});

test.each([
  ['DHL is off', { versand: { ...angaben.versand, dhl: { ...leererVersand.dhl, aktiv: false } } }, {}],
  ['the goods are too heavy', {}, { passtInPaket: false }],
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

test('in a pause the days count from the return, if that is known', () => {
  const pause = (pauseBis: string) => ({
    ...angaben,
    phase: { phase: 'pausiert' as const, pauseText: '', pauseBis },
  });
  expect(liefertageOf(pause('2027-01-11'), ware).abholung).toEqual({ ab: '2027-01-13' });
  expect(liefertageOf(pause(''), ware)).toEqual({});
  expect(liefertageOf(pause('2026-11-22'), ware)).toEqual({});
  const angekuendigt = { ...pause('2027-01-11').phase, phase: 'angekuendigt' as const };
  expect(liefertageOf({ ...angaben, phase: angekuendigt }, ware)).toEqual({});
});
