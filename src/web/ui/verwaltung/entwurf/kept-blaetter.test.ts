import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubSessionStorage } from '#test/session-storage.ts';
import { findBlatt, keptBlaetter } from './kept-blaetter.ts';

const { forget, forgetOthers, keep } = keptBlaetter;

const day = 24 * 60 * 60 * 1000;
const stored = new Map<string, string>();
const schema = z.object({ ort: z.string() });
const read = (accountId: string, name = 'markt') => findBlatt(accountId, name, schema)?.eingabe;

beforeEach(() => {
  vi.useFakeTimers();
  stubSessionStorage(stored);
});

test('what is typed on a sheet is found until it is sent, and the last of it counts', () => {
  keep('anna', 'markt', { eingabe: { ort: 'Halle' } });
  keep('anna', 'telefon', { eingabe: { ort: 'Jena' } });
  keep('anna', 'markt', { eingabe: { ort: 'Leipzig' } });
  expect(read('anna')).toEqual({ ort: 'Leipzig' });
  forget('anna', 'markt');
  expect(read('anna')).toBeUndefined();
  expect(read('anna', 'telefon')).toEqual({ ort: 'Jena' });
  forget('anna', 'telefon');
  expect(stored.size).toBe(0);
});

test('the sheet of another account is not found, and is deleted before its next sign-in', () => {
  keep('anna', 'markt', { eingabe: { ort: 'Halle' } });
  expect(read('ben')).toBeUndefined();
  forgetOthers('ben');
  expect(stored.size).toBe(0);
});

test('without an account nothing is stored', () => {
  keep('', 'markt', { eingabe: { ort: 'Halle' } });
  expect(stored.size).toBe(0);
  expect(read('')).toBeUndefined();
});

test('a sheet is gone after a day, and one that is not readable counts as nothing', () => {
  keep('anna', 'markt', { eingabe: { ort: 'Halle' } });
  vi.advanceTimersByTime(day - 1);
  expect(read('anna')).toEqual({ ort: 'Halle' });
  vi.advanceTimersByTime(1);
  expect(read('anna')).toBeUndefined();
  keep('anna', 'markt', { eingabe: { ort: 7 } });
  expect(read('anna')).toBeUndefined();
  stored.set('blaetter', '{');
  expect(read('anna')).toBeUndefined();
});
