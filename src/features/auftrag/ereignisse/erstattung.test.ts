import { expect, test } from 'vitest';
import type { Ereignis, Erstattungsweg } from './ereignis.ts';
import { isZurueckGescheitert } from './erstattung.ts';

const at = '2026-11-30T09:00:00.000Z';
const begonnen = (erstattung: string, weg: Erstattungsweg): Ereignis => {
  return { typ: 'erstattungBegonnen', angaben: { erstattung, betragCent: 500, weg }, at };
};
const beendet = (erstattung: string, grund: 'gescheitert' | 'zurueckgezogen'): Ereignis => {
  return { typ: 'erstattungBeendet', angaben: { erstattung, grund }, at };
};

test.for<[string, boolean, Ereignis[]]>([
  ['nothing was begun', false, []],
  ['the provider is at it', false, [begonnen('a', 'anbieter')]],
  ['the provider could not', true, [begonnen('a', 'anbieter'), beendet('a', 'gescheitert')]],
  [
    'the provider could not, and a transfer waits',
    true,
    [begonnen('a', 'anbieter'), beendet('a', 'gescheitert'), begonnen('b', 'ueberweisung')],
  ],
  ['a transfer was withdrawn', false, [begonnen('a', 'ueberweisung'), beendet('a', 'zurueckgezogen')]],
])('whether the way back has failed: %s', ([, expected, ereignisse]) => {
  expect(isZurueckGescheitert(ereignisse)).toBe(expected);
});
