import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { stubSessionStorage } from '#test/session-storage.ts';
import { forgetBlaetterOfOthers, forgetBlatt, keepBlatt, readBlatt } from './kept-blaetter.ts';

const day = 24 * 60 * 60 * 1000;
const stored = new Map<string, string>();
const schema = z.object({ ort: z.string() });
const read = (accountId: string, name = 'markt') => readBlatt(accountId, name, schema)?.eingabe;

beforeEach(() => {
  vi.useFakeTimers();
  stubSessionStorage(stored);
});

test('what is typed on a sheet is found until it is sent, and the last of it counts', () => {
  keepBlatt('anna', 'markt', { ort: 'Halle' });
  keepBlatt('anna', 'telefon', { ort: 'Jena' });
  keepBlatt('anna', 'markt', { ort: 'Leipzig' });
  expect(read('anna')).toEqual({ ort: 'Leipzig' });
  forgetBlatt('anna', 'markt');
  expect(read('anna')).toBeUndefined();
  expect(read('anna', 'telefon')).toEqual({ ort: 'Jena' });
  forgetBlatt('anna', 'telefon');
  expect(stored.size).toBe(0);
});

test('the sheet of another account is not found, and is deleted before its next sign-in', () => {
  keepBlatt('anna', 'markt', { ort: 'Halle' });
  expect(read('ben')).toBeUndefined();
  forgetBlaetterOfOthers('ben');
  expect(stored.size).toBe(0);
});

test('without an account nothing is stored', () => {
  keepBlatt('', 'markt', { ort: 'Halle' });
  expect(stored.size).toBe(0);
  expect(read('')).toBeUndefined();
});

test('a sheet is gone after a day, and one that is not readable counts as nothing', () => {
  keepBlatt('anna', 'markt', { ort: 'Halle' });
  vi.advanceTimersByTime(day - 1);
  expect(read('anna')).toEqual({ ort: 'Halle' });
  vi.advanceTimersByTime(1);
  expect(read('anna')).toBeUndefined();
  keepBlatt('anna', 'markt', { ort: 7 });
  expect(read('anna')).toBeUndefined();
  stored.set('blaetter', '{');
  expect(read('anna')).toBeUndefined();
});
