import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ereignis } from './ereignis.ts';
import { naechsterSchritt } from './frist.ts';
import { fristenOf } from './fristen.ts';

const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at: '2026-11-23T09:00:00.000Z' };
const erinnert: Ereignis = { typ: 'erinnert', angaben: {}, at: '2026-11-28T09:00:00.000Z' };
const ueberweisung = {
  kontoinhaber: 'Ada Lovelace',
  iban: 'DE02120300000000202051',
  bank: '',
  zahlbarBis: '2026-11-30',
  erinnernAm: '2026-11-28',
  stornoAm: '2026-12-03',
};
const auftrag = { gesamtCent: 2490, ueberweisung };
const zahlung = (betragCent: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-25' }, at: '2026-11-25T09:00:00.000Z' };
};
const inTime = new Date('2026-11-28T09:01:00.000Z');

test('an unpaid order is reminded, and due again in the evening of the announced day', () => {
  expect(naechsterSchritt(auftrag, [bestellt], inTime)).toEqual({
    ereignis: { typ: 'erinnert', angaben: {}, at: inTime.toISOString() },
    faelligAt: '2026-12-03T19:00:00.000Z',
  });
});

test('a reminded one is cancelled, and nothing is due any more', () => {
  const now = new Date('2026-12-03T19:00:00.000Z');
  expect(naechsterSchritt(auftrag, [bestellt, erinnert], now)).toEqual({
    ereignis: { typ: 'storniert', angaben: { grund: 'frist' }, at: now.toISOString() },
    faelligAt: null,
  });
});

test('a shop that was off for two weeks reminds first, and cancels after as many days as usual', () => {
  const late = new Date('2026-12-12T09:00:00.000Z');
  const schritt = naechsterSchritt(auftrag, [bestellt], late);
  expect(schritt.ereignis?.typ).toBe('erinnert');
  expect(schritt.faelligAt).toBe('2026-12-17T19:00:00.000Z');
});

test('a reminder that fails for days moves the cancellation by as many', () => {
  const late = new Date('2026-12-01T22:30:00.000Z');
  expect(naechsterSchritt(auftrag, [bestellt], late).faelligAt).toBe('2026-12-06T19:00:00.000Z');
});

test('a partly paid order is reminded and then left to its owner', () => {
  const reminded = naechsterSchritt(auftrag, [bestellt, zahlung(1000)], inTime);
  expect([reminded.ereignis?.typ, reminded.faelligAt]).toEqual(['erinnert', null]);
  expect(naechsterSchritt(auftrag, [bestellt, erinnert, zahlung(1000)], inTime)).toEqual({ faelligAt: null });
});

test.each([
  ['paid', auftrag, [bestellt, zahlung(2490)]],
  [
    'cancelled',
    auftrag,
    [bestellt, { typ: 'storniert', angaben: { grund: 'kunde' }, at: bestellt.at } satisfies Ereignis],
  ],
  ['to be paid on pick-up', { ...auftrag, ueberweisung: undefined }, [bestellt]],
])('nothing is due of an order that is %s', (_title, auftrag, ereignisse) => {
  expect(naechsterSchritt(auftrag, ereignisse, inTime)).toEqual({ faelligAt: null });
});

test('whenever a reminder is sent, a day at least is left to pay', () => {
  const hours = fc.integer({ min: 0, max: 24 * 400 });
  fc.assert(
    fc.property(hours, fc.integer({ min: -20, max: 60 }), (late, days) => {
      const now = new Date(inTime.getTime() + late * 3_600_000);
      const stornoAm = new Date(Date.parse('2026-12-03T12:00:00Z') + days * 86_400_000);
      const tag = stornoAm.toISOString().slice(0, 10);
      const anders = { ...auftrag, ueberweisung: { ...ueberweisung, zahlbarBis: tag, stornoAm: tag } };
      const { faelligAt } = naechsterSchritt(anders, [bestellt], now);
      expect(Date.parse(faelligAt ?? '') - now.getTime()).toBeGreaterThanOrEqual(86_400_000);
    }),
  );
});

test('no order is cancelled before the last day to pay, whatever a shop has saved', () => {
  const fristen = { zahlungstage: 14, erinnernNachTagen: 5, stornierenNachTagen: 10 };
  expect(fristenOf(fristen)).toEqual({ ...fristen, stornierenNachTagen: 14 });
  expect(fristenOf({ ...fristen, zahlungstage: 7 }).stornierenNachTagen).toBe(10);
});
