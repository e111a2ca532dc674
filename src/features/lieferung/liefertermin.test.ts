import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feiertageOf, plusTage, wochentagOf } from './feiertage.ts';
import {
  type Bestellweise,
  fertigBis,
  formatTermin,
  geldTagOf,
  lieferterminOf,
  terminOhneUmbruch,
  verschobenerTermin,
} from './liefertermin.ts';

const packen = { packtage: 2, geschlossen: [] };
const paket = { versandart: 'dhl', isUeberweisung: true, fertigungstage: 0 } as const;
const vorOrt = { versandart: 'abholung', isUeberweisung: false, fertigungstage: 0 } as const;
const ferien = (von: string, bis: string) => ({ packtage: 2, geschlossen: [{ von, bis, grund: 'Ferien' }] });

describe('a parcel paid by transfer', () => {
  test.each([
    // Monday: paid on Tuesday, packed on Thursday, one to three days of delivery, Saturday included.
    ['2026-11-23', '2026-11-27', '2026-11-30'],
    // Friday, Saturday and Sunday: the money is there on Monday.
    ['2026-11-27', '2026-12-03', '2026-12-05'],
    ['2026-11-28', '2026-12-03', '2026-12-05'],
    ['2026-11-29', '2026-12-03', '2026-12-05'],
    // Over Christmas (Friday and Saturday) and New Year (Friday); Christmas Eve is a working day.
    ['2026-12-22', '2026-12-29', '2026-12-31'],
    ['2026-12-30', '2027-01-06', '2027-01-08'],
    // Over Easter: Good Friday and Easter Monday are no working days.
    ['2027-03-24', '2027-04-01', '2027-04-03'],
  ])('ordered on %s arrives from %s to %s', (tag, von, bis) => {
    expect(lieferterminOf(packen, { ...paket, tag })).toEqual({ von, bis });
  });

  test('waits for what has to be made, and for the workshop to be open', () => {
    const bestellung = { ...paket, tag: '2026-11-23' };
    expect(lieferterminOf(packen, { ...bestellung, fertigungstage: 10 }).von).toBe('2026-12-11');
    expect(lieferterminOf(ferien('2026-11-25', '2026-11-27'), bestellung).von).toBe('2026-12-02');
    expect(lieferterminOf(ferien('2026-11-26', '2026-11-26'), bestellung).von).toBe('2026-11-28');
  });
});

describe('a pick-up', () => {
  test.each([
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-11-28', 0, '2026-11-30'],
    ['2026-11-29', 1, '2026-11-30'],
    ['2026-12-24', 1, '2026-12-28'],
  ])('ordered on %s with %i days of packing is ready on %s', (tag, packtage, ab) => {
    const termin = lieferterminOf({ packtage, geschlossen: [] }, { ...vorOrt, tag });
    expect(termin).toEqual({ von: ab, bis: ab });
  });

  test('is never on a day on which the workshop is closed', () => {
    const zu = ferien('2026-12-24', '2027-01-03');
    expect(lieferterminOf({ ...zu, packtage: 0 }, { ...vorOrt, tag: '2026-12-24' }).von).toBe('2027-01-04');
  });
});

const tag = fc.integer({ min: 0, max: 20_000 }).map((tage) => plusTage('2020-01-01', tage));
const weise = fc.record({
  tag,
  versandart: fc.constantFrom('dhl' as const, 'abholung' as const),
  isUeberweisung: fc.boolean(),
  fertigungstage: fc.nat(60),
});
const zeitraum = fc
  .tuple(tag, fc.nat(60))
  .map(([von, tage]) => ({ von, bis: plusTage(von, tage), grund: '' }));
const werkstatt = fc.record({ packtage: fc.nat(60), geschlossen: fc.array(zeitraum, { maxLength: 5 }) });
const isFrei = (day: string) => wochentagOf(day) === 0 || feiertageOf(Number(day.slice(0, 4))).has(day);

test('nothing arrives before the order, on a Sunday or on a holiday, and the last day is not before the first', () => {
  fc.assert(
    fc.property(werkstatt, weise, (packen, bestellung) => {
      const { von, bis } = lieferterminOf(packen, bestellung);
      expect(von >= bestellung.tag && bis >= von).toBe(true);
      expect([von, bis].filter(isFrei)).toEqual([]);
    }),
  );
});

test('more days to make or to pack, a later order and more closed days never make it earlier', () => {
  fc.assert(
    fc.property(werkstatt, weise, zeitraum, fc.nat(5), (packen, bestellung, mehr, tage) => {
      const termin = lieferterminOf(packen, bestellung);
      const laenger: [typeof packen, Bestellweise][] = [
        [{ ...packen, packtage: packen.packtage + tage }, bestellung],
        [packen, { ...bestellung, fertigungstage: bestellung.fertigungstage + tage }],
        [packen, { ...bestellung, tag: plusTage(bestellung.tag, tage) }],
        [{ ...packen, geschlossen: [...packen.geschlossen, mehr] }, bestellung],
      ];
      for (const [andere, weise] of laenger) {
        const spaeter = lieferterminOf(andere, weise);
        expect(spaeter.von >= termin.von && spaeter.bis >= termin.bis).toBe(true);
      }
    }),
  );
});

test('goods that are made on the last day can be packed in time: never before the day on which they were to be made', () => {
  fc.assert(
    fc.property(werkstatt, weise, (packen, bestellung) => {
      // What is on the shelf is not made.
      fc.pre(bestellung.fertigungstage > 0);
      const gemacht = lieferterminOf(
        { ...packen, packtage: 0 },
        { ...bestellung, versandart: 'abholung' },
      ).von;
      const bis = fertigBis(packen, lieferterminOf(packen, bestellung), bestellung.versandart);
      expect(bis >= gemacht).toBe(true);
      expect(bis <= lieferterminOf(packen, bestellung).von).toBe(true);
    }),
  );
});

test('a workshop that is closed for ever has no end of the search, but an answer', () => {
  const { von, bis } = lieferterminOf(ferien('2020-01-01', '2999-12-31'), { ...paket, tag: '2026-11-23' });
  expect(von <= bis).toBe(true);
  expect([von, bis].filter(isFrei)).toEqual([]);
});

test.each([
  ['2026-12-02', '2026-12-04', 'Mi 2. – Fr 4. Dez.'],
  ['2026-11-30', '2026-12-02', 'Mo 30. Nov. – Mi 2. Dez.'],
  ['2026-12-30', '2027-01-02', 'Mi 30. Dez. – Sa 2. Jan.'],
  ['2026-12-02', '2026-12-02', 'Mi 2. Dez.'],
  ['2027-03-01', '2027-03-03', 'Mo 1. – Mi 3. März'],
])('from %s to %s reads as %s', (von, bis, text) => {
  expect(formatTermin({ von, bis })).toBe(text);
});

test('in a narrow column no line ends inside a day', () => {
  expect(terminOhneUmbruch({ von: '2026-12-03', bis: '2026-12-05' })).toBe(
    'Do\u00a03.\u00a0– Sa\u00a05.\u00a0Dez.',
  );
});

test('an order that is paid later has the days of one that is made later, if the workshop is open', () => {
  const tag = fc.integer({ min: 0, max: 700 }).map((tage) => plusTage('2026-01-01', tage));
  const spaeter = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(
      ...[tag, spaeter, fc.constantFrom('dhl', 'abholung'), fc.boolean()],
      (bestellt, tage, versandart, isUeberweisung) => {
        const gezahlt = plusTage(bestellt, tage);
        const weise = { ...paket, versandart, isUeberweisung };
        const termin = lieferterminOf(packen, { ...weise, tag: bestellt });
        const geld = {
          erwartet: geldTagOf(bestellt, weise),
          bezahlt: geldTagOf(gezahlt, weise),
        };
        expect(verschobenerTermin(termin, geld)).toEqual(lieferterminOf(packen, { ...weise, tag: gezahlt }));
      },
    ),
  );
});
