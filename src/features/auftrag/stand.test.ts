import { expect, test } from 'vitest';
import type { Ereignis } from './ereignis.ts';
import { ereignisText } from './ereignis-text.ts';
import { bezahltCent, offenCent, standOf, stornoProblem } from './stand.ts';

const at = '2026-11-23T09:00:00.000Z';
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at };
const zahlung = (betragCent: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-25' }, at };
};
const storniert = (grund: 'kunde' | 'frist' | 'laden'): Ereignis => {
  return { typ: 'storniert', angaben: { grund }, at };
};

test.each<[string, Ereignis[], string, number]>([
  ['new', [bestellt], 'offen', 2490],
  ['partly paid', [bestellt, zahlung(1000)], 'offen', 1490],
  ['paid in two parts', [bestellt, zahlung(1000), zahlung(1490)], 'bezahlt', 0],
  ['paid too much', [bestellt, zahlung(3000)], 'bezahlt', 0],
  ['cancelled', [bestellt, storniert('frist')], 'storniert', 2490],
  ['paid after it was cancelled', [bestellt, storniert('frist'), zahlung(2490)], 'storniert', 0],
])('the state of an order that is %s', (_title, ereignisse, stand, offen) => {
  expect([standOf(2490, ereignisse), offenCent(2490, ereignisse)]).toEqual([stand, offen]);
  expect(bezahltCent(ereignisse)).toBeGreaterThanOrEqual(2490 - offen);
});

test('its customer can cancel an order until it is cancelled, or paid and taken along on pick-up', () => {
  expect(stornoProblem('offen', 'vorkasse')).toBeUndefined();
  expect(stornoProblem('bezahlt', 'vorkasse')).toBeUndefined();
  expect(stornoProblem('offen', 'abholung')).toBeUndefined();
  expect(stornoProblem('bezahlt', 'abholung')).toMatch(/schon abgeholt/);
  expect(stornoProblem('storniert', 'vorkasse')).toMatch(/schon storniert/);
});

test.each<[Ereignis, 'vorkasse' | 'abholung', string]>([
  [bestellt, 'vorkasse', 'Bestellung eingegangen'],
  [{ typ: 'erinnert', angaben: {}, at }, 'vorkasse', 'Zahlung noch offen'],
  [zahlung(2490), 'vorkasse', 'Zahlung eingegangen: 24,90\u00a0€'],
  [zahlung(2490), 'abholung', 'Bei Abholung bezahlt: 24,90\u00a0€'],
  [storniert('kunde'), 'vorkasse', 'Storniert, auf Ihren Wunsch'],
  [storniert('frist'), 'vorkasse', 'Storniert: Die Zahlung kam nicht rechtzeitig'],
  [storniert('laden'), 'abholung', 'Von der Werkstatt storniert'],
])('the words of an event, which never speak of cash (R44)', (ereignis, zahlart, text) => {
  expect(ereignisText(ereignis, zahlart)).toBe(text);
});
