import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestellungSchritteOf } from './bestellung-schritte.ts';
import { type GeleseneBestellung, parseBestellung } from './read-bestellung.ts';

/** Ordered on a Monday; a transfer was expected on Tuesday. */
const bestellung = (changed: Record<string, unknown> = {}): GeleseneBestellung => {
  const order = parseBestellung({
    nummer: 'B-26-K7M4Q',
    bestelltAt: '2026-03-02T09:12:00.000Z',
    stand: 'offen',
    versandart: 'dhl',
    zahlart: 'vorkasse',
    gesamt: 26.49,
    termin: { von: '2026-03-05', bis: '2026-03-07' },
    ueberweisung: { betrag: 26.49, zahlbarBis: '2026-03-09', stornoAm: '2026-03-12' },
    ...changed,
  });
  if (!order) throw new Error('no order');
  return order;
};
const bezahltAm = (tag: string) => ({
  stand: 'bezahlt',
  ueberweisung: undefined,
  ereignisse: [{ typ: 'zahlung', at: `${tag}T09:00:00.000Z`, text: 'Zahlung eingegangen' }],
  bezahltAt: `${tag}T09:00:00.000Z`,
});
const linesOf = (changed: Record<string, unknown>, heute: string) =>
  bestellungSchritteOf(bestellung(changed), heute).map(({ was, wann }) => (wann ? `${wann}: ${was}` : was));

const online = { zahlart: 'online', ueberweisung: undefined, online: { bis: '2026-03-02T21:12:00.000Z' } };
const vorOrt = { versandart: 'abholung', zahlart: 'abholung', ueberweisung: undefined };

test.each<[string, Record<string, unknown>, string, RegExp[]]>([
  [
    'by transfer and parcel',
    {},
    '2026-03-02',
    [
      /^Bis Mo 9\. März: Sie überweisen 26,49\s€\.$/,
      /packen wir Ihr Paket/,
      /^Do 5\. – Sa 7\. März: Ihr Paket kommt/,
    ],
  ],
  [
    'by transfer and picked up',
    { versandart: 'abholung' },
    '2026-03-02',
    [/^Bis Mo 9\. März/, /legen wir alles für Sie bereit/, /^Ab Do 5\. März: Sie holen/],
  ],
  [
    'paid online and sent',
    online,
    '2026-03-02',
    [
      /^Bis Mo\s2\.\sMärz, 22:12\sUhr: Sie bezahlen 26,49\s€ online\.$/,
      /^Sobald das Geld da ist, packen wir Ihr Paket/,
      /^Do 5\. – Sa 7\. März: Ihr Paket kommt/,
    ],
  ],
  [
    'paid online, without an end',
    { ...online, online: {}, offen: 6.49 },
    '2026-03-02',
    [/^Sie bezahlen 6,49\s€ online\.$/, /^Sobald/, /^Do 5\./],
  ],
  ['sent before it was paid online', { ...online, stand: 'versendet' }, '2026-03-04', []],
  [
    'sent before it was paid online, which is still open',
    { ...online, stand: 'versendet', offen: 26.49 },
    '2026-03-04',
    [/^Bitte bezahlen Sie jetzt 26,49\s€ online\.$/],
  ],
  [
    'paid when picked up',
    vorOrt,
    '2026-03-02',
    [/richten alles/, /^Ab Do 5\. März: Sie holen Ihre Bestellung ab\.$/, /26,49\s€ bei der Abholung/],
  ],
  ['paid and sent', bezahltAm('2026-03-03'), '2026-03-03', [/^Wir packen/, /^Do 5\. – Sa 7\. März/]],
  [
    'paid, to be picked up',
    { ...vorOrt, ...bezahltAm('2026-03-03') },
    '2026-03-03',
    [/^Wir legen alles/, /^Ab Do 5\. März: Sie holen Ihre Bestellung ab\.$/],
  ],
  [
    'packed and paid',
    { ...bezahltAm('2026-03-03'), stand: 'gepackt' },
    '2026-03-04',
    [/^Wir bringen Ihr Paket/, /^Do 5\. – Sa 7\. März/],
  ],
  [
    'packed, to be picked up and paid then',
    { ...vorOrt, stand: 'gepackt' },
    '2026-03-04',
    [/^Wir legen alles/, /^Ab Do 5\. März/, /26,49\s€ bei der Abholung/],
  ],
  [
    'ready to be picked up',
    { ...vorOrt, stand: 'abholbereit', gekuerzt: 6.49 },
    '2026-03-04',
    [/^Sie holen Ihre Bestellung ab\.$/, /20,00\s€ bei der Abholung/],
  ],
  [
    'ready to be picked up and paid',
    { ...vorOrt, ...bezahltAm('2026-03-03'), stand: 'abholbereit' },
    '2026-03-04',
    [/^Sie holen Ihre Bestellung ab\.$/],
  ],
  [
    'ready to be picked up, of which a part is paid',
    { ...vorOrt, ...bezahltAm('2026-03-03'), stand: 'abholbereit', offen: 6.49 },
    '2026-03-04',
    [/^Sie holen/, /^Sie bezahlen noch 6,49\s€ bei der Abholung\.$/],
  ],
  [
    'of which a part was fetched and all is to be paid',
    { ...vorOrt, stand: 'teilversendet', offen: 26.49, rest: { posten: [] } },
    '2026-03-04',
    [/^Wir legen den Rest/, /^Sie bezahlen 26,49\s€ bei der Abholung\.$/],
  ],
  [
    'fetched and not paid',
    { ...vorOrt, stand: 'abgeholt', offen: 26.49 },
    '2026-03-04',
    [/^Bitte bezahlen Sie noch 26,49\s€\.$/],
  ],
  [
    'of which a part is sent',
    {
      ...bezahltAm('2026-03-03'),
      stand: 'teilversendet',
      rest: { posten: [], von: '2026-03-12', bis: '2026-03-13' },
    },
    '2026-03-04',
    [/^Do 12\. – Fr 13\. März: Wir schicken Ihnen den Rest\.$/],
  ],
  [
    'of which a part is sent, and the rest is late',
    {
      ...bezahltAm('2026-03-03'),
      stand: 'teilversendet',
      rest: { posten: [], von: '2026-03-12', bis: '2026-03-13' },
    },
    '2026-03-14',
    [/^Wir schicken Ihnen den Rest\.$/],
  ],
  [
    'sent before it was paid',
    { stand: 'versendet' },
    '2026-03-04',
    [/^Bis Mo 9\. März: Sie überweisen 26,49\s€\.$/],
  ],
  ['sent and paid', { ...bezahltAm('2026-03-03'), stand: 'versendet' }, '2026-03-04', []],
  ['fetched', { ...vorOrt, stand: 'abgeholt' }, '2026-03-02', []],
  ['cancelled', { stand: 'storniert' }, '2026-03-02', []],
])('what comes next for an order %s', (_, changed, heute, expected) => {
  const lines = linesOf(changed, heute);
  expect(lines).toHaveLength(expected.length);
  for (const [at, pattern] of expected.entries()) expect(lines[at]).toMatch(pattern);
});

test('an order that is partly paid asks for the rest', () => {
  const [first] = linesOf({ ueberweisung: { betrag: 10, zahlbarBis: '2026-03-09' } }, '2026-03-02');
  expect(first).toMatch(/: Sie überweisen 10,00\s€\.$/);
});

test('after its last day the transfer is asked for at once', () => {
  expect(linesOf({}, '2026-03-10')[0]).toMatch(/^Bitte überweisen Sie jetzt 26,49\s€\.$/);
});

test('the parcel comes as many working days later as the money does', () => {
  // Sent on Thursday, there on Friday instead of Tuesday.
  expect(linesOf({}, '2026-03-05').at(-1)).toMatch(/^Di 10\. – Do 12\. März: Ihr Paket kommt/);
  // There on Monday, four working days late.
  expect(linesOf(bezahltAm('2026-03-09'), '2026-03-09').at(-1)).toMatch(/^Mi 11\. – Fr 13\. März/);
  // Early money makes nothing earlier.
  expect(linesOf(bezahltAm('2026-03-02'), '2026-03-02').at(-1)).toMatch(/^Do 5\. – Sa 7\. März/);
});

test('a day that is over is not promised', () => {
  expect(linesOf(bezahltAm('2026-03-03'), '2026-03-08')).toEqual(['Wir packen Ihr Paket.']);
  expect(linesOf(vorOrt, '2026-03-06')[1]).toBe('Sie holen Ihre Bestellung ab.');
});

test('what this page does not know is not promised', () => {
  expect(linesOf({ stand: 'verschenkt' }, '2026-03-02')).toEqual([]);
  expect(linesOf({ zahlart: 'karte' }, '2026-03-02')).toEqual([]);
  expect(linesOf({ versandart: 'taube' }, '2026-03-02')).toHaveLength(2);
  expect(linesOf({ ...bezahltAm('2026-03-03'), versandart: 'taube' }, '2026-03-03')).toEqual([]);
});

test('no step has a day before today, whenever it is read and paid', () => {
  const tage = fc.integer({ min: 0, max: 400 }).map((count) => {
    return new Date(Date.UTC(2026, 2, 2) + count * 86_400_000).toISOString().slice(0, 10);
  });
  fc.assert(
    fc.property(tage, tage, fc.boolean(), (heute, gezahlt, isBezahlt) => {
      const order = bestellung(isBezahlt ? bezahltAm(gezahlt) : {});
      const termine = bestellungSchritteOf(order, heute).filter(({ was }) => was.startsWith('Ihr Paket'));
      const late = bestellungSchritteOf(
        { ...order, termin: { von: '2026-01-02', bis: '2026-01-03' }, bestelltAt: '' },
        heute,
      );
      expect(termine.length).toBeLessThanOrEqual(1);
      expect(late.some(({ was }) => was.startsWith('Ihr Paket'))).toBe(false);
    }),
  );
});
