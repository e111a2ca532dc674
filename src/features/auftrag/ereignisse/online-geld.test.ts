import { expect, test } from 'vitest';
import type { Ereignis } from './ereignis.ts';
import { hatTestGeld, zurueckBitte, zurueckVersprechen } from './online-geld.ts';

const at = '2026-11-24T09:00:00.000Z';
const zahlung = (modus?: 'live' | 'test' | 'probe'): Ereignis => ({
  typ: 'zahlung',
  angaben: { betragCent: 500, tag: '2026-11-24', ...(modus ? { online: { versuch: 'v', modus } } : {}) },
  at,
});
const zurueckgenommen: Ereignis = { typ: 'zurueckgenommen', angaben: { nr: 1 }, at };

test.each<[string, Ereignis[], string, string]>([
  ['transferred', [zahlung()], 'überweisen', 'überweisen'],
  ['paid online', [zahlung('live')], 'zahlen', 'zahlen'],
  ['paid both ways', [zahlung(), zahlung('live')], 'zahlen', 'zahlen'],
  ['only seemingly paid online', [zahlung('live'), zahlung(), zurueckgenommen], 'überweisen', 'überweisen'],
])('money that was %s goes back', (_title, ereignisse, laden, kunde) => {
  const zurueck = { zurueckCent: 500, ereignisse };
  expect(zurueckBitte(zurueck)).toBe(`Bitte ${laden} Sie 5,00\u00a0€ zurück.`);
  expect(zurueckVersprechen(zurueck)).toBe(`Wir ${kunde} Ihnen 5,00\u00a0€ zurück.`);
});

test('money of a test or a rehearsal is told apart, as long as it counts', () => {
  expect([[], [zahlung()], [zahlung('live')]].map(hatTestGeld)).toEqual([false, false, false]);
  expect([[zahlung('test')], [zahlung('live'), zahlung('probe')]].map(hatTestGeld)).toEqual([true, true]);
  expect(hatTestGeld([zahlung('test'), zurueckgenommen])).toBe(false);
});
