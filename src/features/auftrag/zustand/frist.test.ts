import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import { auftragslageOf } from './auftragslage.ts';
import { faelligerSchrittOf, naechsteFrist, stornoTagOf, stornoZeitpunktOf } from './frist.ts';

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
/** An order of 24,90 € with what follows from its events. */
const naechster = (
  {
    gesamtCent = 2490,
    ...auftrag
  }: {
    gesamtCent?: number;
    email?: string;
    gezeigt: { ueberweisung?: typeof ueberweisung; online?: { erinnernAt: string; stornoAt: string } };
  },
  ereignisse: Ereignis[],
  now: Date,
) => {
  const posten = [{ nr: 1, menge: 1, preisCent: gesamtCent }];
  const lage = auftragslageOf({ gesamtCent, versandart: 'dhl', zahlart: 'vorkasse', posten }, ereignisse);
  return faelligerSchrittOf({ email: 'erika@kundschaft.example', ...auftrag, lage }, ereignisse, now);
};
const auftrag = { gezeigt: { ueberweisung } };
const zahlung = (betragCent: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-25' }, at: '2026-11-25T09:00:00.000Z' };
};
const inTime = new Date('2026-11-28T09:01:00.000Z');

test('an unpaid order is reminded, and due again in the evening of the announced day', () => {
  expect(naechster(auftrag, [bestellt], inTime)).toEqual({
    ereignis: { typ: 'erinnert', angaben: {}, at: inTime.toISOString() },
    faelligAt: '2026-12-03T19:00:00.000Z',
  });
});

test('a reminded one is cancelled, and nothing is due any more', () => {
  const now = new Date('2026-12-03T19:00:00.000Z');
  expect(naechster(auftrag, [bestellt, erinnert], now)).toEqual({
    ereignis: { typ: 'storniert', angaben: { grund: 'frist' }, at: now.toISOString() },
    faelligAt: null,
  });
});

test('a shop that was off for two weeks reminds first, and cancels after as many days as usual', () => {
  const late = new Date('2026-12-12T09:00:00.000Z');
  const schritt = naechster(auftrag, [bestellt], late);
  expect(schritt.ereignis?.typ).toBe('erinnert');
  expect(schritt.faelligAt).toBe('2026-12-17T19:00:00.000Z');
});

test('a reminder that fails for days moves the cancellation by as many', () => {
  const late = new Date('2026-12-01T22:30:00.000Z');
  expect(naechster(auftrag, [bestellt], late).faelligAt).toBe('2026-12-06T19:00:00.000Z');
});

test('a partly paid order is reminded and then left to its owner', () => {
  const reminded = naechster(auftrag, [bestellt, zahlung(1000)], inTime);
  expect([reminded.ereignis?.typ, reminded.faelligAt]).toEqual(['erinnert', null]);
  expect(naechster(auftrag, [bestellt, erinnert, zahlung(1000)], inTime)).toEqual({ faelligAt: null });
});

test('of an order without an e-mail address the workshop is reminded, once, and nothing is cancelled', () => {
  const ohne = { ...auftrag, email: '' };
  const ereignis = { typ: 'ueberfaellig' as const, angaben: {}, at: inTime.toISOString() };
  expect(naechster(ohne, [bestellt], inTime)).toEqual({ ereignis, faelligAt: null });
  expect(naechster(ohne, [bestellt, ereignis], inTime)).toEqual({ faelligAt: null });
});

test('of goods that left unpaid the workshop is reminded once, after a week at the earliest, and nothing is cancelled', () => {
  const versendet = (at: string): Ereignis => {
    return { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }] }, at };
  };
  const wann = (at: string, now: string) => naechster(auftrag, [bestellt, versendet(at)], new Date(now));
  const frueh = '2026-11-23T12:00:00.000Z';
  // In the morning after the last day to pay.
  expect(wann(frueh, '2026-11-28T09:00:00.000Z')).toEqual({ faelligAt: '2026-12-01T08:00:00.000Z' });
  const at = '2026-12-01T08:00:00.000Z';
  expect(wann(frueh, at)).toEqual({ ereignis: { typ: 'ueberfaellig', angaben: {}, at }, faelligAt: null });
  expect(wann('2026-11-30T12:00:00.000Z', at)).toEqual({ faelligAt: '2026-12-08T08:00:00.000Z' });

  const lage = { stand: 'versendet', bezahltCent: 0, offenCent: 2490, isWiderrufOffen: false } as const;
  const frist = (ereignisse: Ereignis[], bezahltCent = 0) =>
    naechsteFrist({ ...auftrag, email: 'x@y.z', lage: { ...lage, bezahltCent } }, ereignisse, new Date(at));
  const fort = [bestellt, versendet(frueh)];
  expect(frist(fort)).toBe(at);
  expect(frist([...fort, { typ: 'ueberfaellig', angaben: {}, at }])).toBeNull();
  expect(frist([bestellt, erinnert, versendet(frueh), zahlung(1000)], 1000)).toBeNull();
});

test('who was told that the money is there is reminded again after that was taken back', () => {
  const zurueck: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 3 }, at: inTime.toISOString() };
  const later = new Date('2026-12-04T18:58:00.000Z');
  const schritt = naechster(auftrag, [bestellt, erinnert, zahlung(1000), zurueck], later);
  expect([schritt.ereignis?.typ, schritt.faelligAt]).toEqual(['erinnert', '2026-12-09T19:00:00.000Z']);
  const wieder = naechster(auftrag, [bestellt, erinnert, zahlung(1000), zurueck, erinnert], later);
  expect(wieder.ereignis?.typ).toBe('storniert');
});

test('so is who was told that the rest is forgiven', () => {
  const erlassen: Ereignis = { typ: 'erlassen', angaben: { betragCent: 90 }, at: inTime.toISOString() };
  const zurueck: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 3 }, at: inTime.toISOString() };
  const later = new Date('2026-12-04T18:58:00.000Z');
  expect(naechster(auftrag, [bestellt, erinnert, erlassen, zurueck], later).ereignis?.typ).toBe('erinnert');
});

test('whose reminder was held back by a withdrawal of another order is reminded again when that is found out', () => {
  const eingang: Ereignis = { typ: 'widerruf', angaben: { widerruf: 'w' }, at: inTime.toISOString() };
  const zurueck: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 3 }, at: inTime.toISOString() };
  const later = new Date('2026-12-04T18:58:00.000Z');
  expect(naechster(auftrag, [bestellt, erinnert, eingang], later)).toEqual({ faelligAt: null });
  const schritt = naechster(auftrag, [bestellt, erinnert, eingang, zurueck], later);
  expect([schritt.ereignis?.typ, schritt.faelligAt]).toEqual(['erinnert', '2026-12-09T19:00:00.000Z']);
});

test('a day of the cancellation is said only where one comes', () => {
  const mit = (changed: object) =>
    stornoTagOf(
      {
        ...{
          gezeigt: { ueberweisung },
          email: 'erika@kundschaft.example',
          faelligAt: '2026-11-28T08:00:00.000Z',
        },
        ...{ lage: { stand: 'offen', bezahltCent: 0, offenCent: 2490, isWiderrufOffen: false } },
        ...changed,
      },
      [bestellt],
    );
  expect(mit({})).toBe('2026-12-03');
  // A reminder that comes later moves it.
  expect(mit({ faelligAt: '2026-12-02T08:00:00.000Z' })).toBe('2026-12-07');
  expect(mit({ email: '' })).toBeUndefined();
  expect(mit({ lage: { stand: 'offen', bezahltCent: 1, offenCent: 2489 } })).toBeUndefined();
  for (const stand of ['versendet', 'teilversendet', 'abgeholt'])
    expect(mit({ lage: { stand, bezahltCent: 0, offenCent: 2490 } })).toBeUndefined();
});

test.each([
  ['paid', auftrag, [bestellt, zahlung(2490)]],
  [
    'cancelled',
    auftrag,
    [bestellt, { typ: 'storniert', angaben: { grund: 'kunde' }, at: bestellt.at } satisfies Ereignis],
  ],
  ['to be paid on pick-up', { gezeigt: {} }, [bestellt]],
])('nothing is due of an order that is %s', (_title, auftrag, ereignisse) => {
  expect(naechster(auftrag, ereignisse, inTime)).toEqual({ faelligAt: null });
});

test('whenever a reminder is sent, a day at least is left to pay', () => {
  const hours = fc.integer({ min: 0, max: 24 * 400 });
  fc.assert(
    fc.property(hours, fc.integer({ min: -20, max: 60 }), (late, days) => {
      const now = new Date(inTime.getTime() + late * 3_600_000);
      const stornoAm = new Date(Date.parse('2026-12-03T12:00:00Z') + days * 86_400_000);
      const tag = stornoAm.toISOString().slice(0, 10);
      const anders = { gezeigt: { ueberweisung: { ...ueberweisung, zahlbarBis: tag, stornoAm: tag } } };
      const { faelligAt } = naechster(anders, [bestellt], now);
      expect(Date.parse(faelligAt ?? '') - now.getTime()).toBeGreaterThanOrEqual(86_400_000);
    }),
  );
});

const online = { erinnernAt: '2026-11-23T21:00:00.000Z', stornoAt: '2026-11-24T09:00:00.000Z' };
const spaeter = (at: string): Ereignis => ({ typ: 'erinnert', angaben: {}, at });

test('what is to be paid online is reminded after half of its hours, and cancelled after all of them', () => {
  const nach = (ereignisse: Ereignis[], at: string) =>
    naechster({ gezeigt: { online } }, ereignisse, new Date(at));
  const [halb, ganz] = [online.erinnernAt, online.stornoAt];
  expect(nach([bestellt], halb)).toEqual({
    ereignis: { typ: 'erinnert', angaben: {}, at: halb },
    faelligAt: ganz,
  });
  expect(nach([bestellt, spaeter(halb)], ganz)).toEqual({
    ereignis: { typ: 'storniert', angaben: { grund: 'frist' }, at: ganz },
    faelligAt: null,
  });
  // A shop that was off moves the end by as much.
  expect(nach([bestellt], '2026-11-26T21:00:00.000Z').faelligAt).toBe('2026-11-27T09:00:00.000Z');
});

test('its customer reads until when it can be paid, later after a late reminder', () => {
  const lage = { stand: 'offen', bezahltCent: 0, offenCent: 2490, isWiderrufOffen: false } as const;
  const bis = (ereignisse: Ereignis[], faelligAt: string | null, mehr: object = {}) =>
    stornoZeitpunktOf(
      { gezeigt: { online }, email: 'x@y.z', lage: { ...lage, ...mehr }, faelligAt },
      ereignisse,
    )?.toISOString();
  expect(bis([bestellt], online.erinnernAt)).toBe(online.stornoAt);
  const spaet = '2026-11-27T09:00:00.000Z';
  expect(bis([bestellt, spaeter('2026-11-26T21:00:00.000Z')], spaet)).toBe(spaet);
  expect(bis([bestellt], null, { stand: 'bezahlt' })).toBeUndefined();
  expect(bis([bestellt], null, { bezahltCent: 5 })).toBeUndefined();
});

test('who pays by transfer instead has its days', () => {
  const lage = { stand: 'offen', bezahltCent: 0, offenCent: 2490, isWiderrufOffen: false } as const;
  const gezeigt = { online, ueberweisung };
  const now = new Date('2026-11-23T10:00:00.000Z');
  expect(naechsteFrist({ gezeigt, email: 'x@y.z', lage }, [bestellt], now)).toBe('2026-11-28T08:00:00.000Z');
});
