import { expect, test } from 'vitest';
import { ibanText, kopfOf, schritteOf } from './bestellung-worte.ts';
import { type GeleseneBestellung, readBestellung } from './read-bestellung.ts';

function bestellung(changed: Record<string, unknown> = {}): GeleseneBestellung {
  const order = readBestellung({
    nummer: 'B-26-K7M4Q',
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
}

const titel = (changed?: Record<string, unknown>, isNeu = false) =>
  kopfOf(bestellung(changed), isNeu).titel.replaceAll('\u00ad', '');

test('the title says how the order stands', () => {
  expect(titel({}, true)).toBe('Vielen Dank für Ihre Bestellung');
  expect(titel()).toBe('Wir warten auf Ihre Überweisung');
  expect(titel({ zahlart: 'abholung', versandart: 'abholung' })).toBe('Wir richten alles für Sie her');
  expect(titel({ stand: 'bezahlt' })).toBe('Bezahlt – wir packen');
  expect(titel({ stand: 'bezahlt', versandart: 'abholung' })).toBe('Bezahlt – wir legen alles bereit');
  expect(titel({ stand: 'bezahlt', zahlart: 'abholung' })).toBe('Bezahlt – vielen Dank');
  expect(titel({ stand: 'storniert' })).toBe('Storniert');
});

test('an order that was cancelled right after the checkout is no reason for thanks', () => {
  expect(titel({ stand: 'storniert' }, true)).toBe('Storniert');
});

test('a cancelled order says what becomes of the money', () => {
  const satz = (changed: Record<string, unknown>) =>
    kopfOf(bestellung({ stand: 'storniert', ...changed }), false).satz;
  expect(satz({})).toContain('Haben Sie schon überwiesen?');
  expect(satz({ zahlart: 'abholung' })).toBe('Sie müssen nichts bezahlen und nichts abholen.');
  expect(satz({ ereignisse: [{ typ: 'zahlung', at: '', text: 'Zahlung eingegangen' }] })).toContain(
    'Geld zurück',
  );
});

test.each<[string, Record<string, unknown>, RegExp[]]>([
  [
    'by transfer and parcel',
    {},
    [
      /^Bis Mo 9\. März: Sie überweisen 26,49\s€\.$/,
      /packen wir Ihr Paket/,
      /^Do 5\. – Sa 7\. März: Ihr Paket kommt/,
    ],
  ],
  [
    'by transfer and picked up',
    { versandart: 'abholung' },
    [/^Bis Mo 9\. März/, /legen wir alles für Sie bereit/, /^Ab Do 5\. März: Sie holen/],
  ],
  [
    'paid when picked up',
    { versandart: 'abholung', zahlart: 'abholung', ueberweisung: undefined },
    [/richten alles/, /^Ab Do 5\. März: Sie holen Ihre Bestellung ab\.$/, /26,49\s€ bei der Abholung/],
  ],
  ['paid and sent', { stand: 'bezahlt' }, [/^Wir packen/, /^Do 5\. – Sa 7\. März/]],
  ['paid and picked up', { stand: 'bezahlt', versandart: 'abholung', zahlart: 'abholung' }, []],
  ['cancelled', { stand: 'storniert' }, []],
])('what comes next for an order %s', (_, changed, expected) => {
  const steps = schritteOf(bestellung(changed)).map(({ was, wann }) => (wann ? `${wann}: ${was}` : was));
  expect(steps).toHaveLength(expected.length);
  for (const [at, pattern] of expected.entries()) expect(steps[at]).toMatch(pattern);
});

test('an order that is partly paid asks for the rest', () => {
  const [first] = schritteOf(bestellung({ ueberweisung: { betrag: 10, zahlbarBis: '2026-03-09' } }));
  expect(first?.was).toMatch(/^Sie überweisen 10,00\s€\.$/);
});

test('an IBAN stands in groups of four, however it is stored', () => {
  expect(ibanText('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('DE89 37040044 0532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('')).toBe('');
});
