import { expect, test } from 'vitest';
import { ibanText, kopfOf } from './bestellung-worte.ts';
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

test('an order that was cancelled or paid right after the checkout says so instead of thanks', () => {
  expect(titel({ stand: 'storniert' }, true)).toBe('Storniert');
  expect(titel({ stand: 'bezahlt' }, true)).toBe('Bezahlt – wir packen');
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

test('a state and ways that this page does not know are given no words', () => {
  expect(titel({ stand: 'versendet' })).toBe('Ihre Bestellung');
  expect(titel({ zahlart: 'karte' })).toBe('Ihre Bestellung');
  expect(titel({ stand: 'bezahlt', versandart: 'taube' })).toBe('Bezahlt');
});

test('an IBAN stands in groups of four, however it is stored', () => {
  expect(ibanText('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('DE89 37040044 0532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(ibanText('')).toBe('');
});
