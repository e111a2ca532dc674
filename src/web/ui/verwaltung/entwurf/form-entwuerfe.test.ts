import { beforeEach, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '#test/session-storage.ts';
import {
  findEntwurf,
  forgetEntwuerfeOfOthers,
  forgetEntwurf,
  keepEntwurf,
  listEntwuerfe,
} from './form-entwuerfe.ts';

const day = 24 * 60 * 60 * 1000;
const stored = new Map<string, string>();

const entwurf = (form: string, name: string) => ({
  form,
  title: 'Produkt bearbeiten',
  path: '/admin/portfolio',
  datum: new Date().toISOString(),
  values: { name },
});

beforeEach(() => {
  vi.useFakeTimers();
  stubSessionStorage(stored);
});

test('a draft is found by its form until it is deleted, and the last one counts', () => {
  keepEntwurf('anna', entwurf('a', 'Rose'));
  keepEntwurf('anna', entwurf('b', 'Minze'));
  keepEntwurf('anna', entwurf('a', 'Rosenholz'));
  expect(findEntwurf('anna', 'a')?.values).toEqual({ name: 'Rosenholz' });
  forgetEntwurf('anna', 'a');
  expect(listEntwuerfe('anna').map(({ form }) => form)).toEqual(['b']);
  forgetEntwurf('anna', 'b');
  expect(stored.size).toBe(0);
});

test('the drafts of another account are not found, and are deleted before its next sign-in', () => {
  keepEntwurf('anna', entwurf('a', 'Rose'));
  expect(listEntwuerfe('ben')).toEqual([]);
  forgetEntwuerfeOfOthers('ben');
  expect(stored.size).toBe(0);
  expect(listEntwuerfe('anna')).toEqual([]);
});

test('a draft is gone after a day', () => {
  keepEntwurf('anna', entwurf('a', 'Rose'));
  vi.advanceTimersByTime(day - 1);
  expect(listEntwuerfe('anna')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(listEntwuerfe('anna')).toEqual([]);
});

test('unreadable drafts are ignored', () => {
  for (const text of ['{', '[]', '{"accountId":"anna","entwuerfe":[{"form":1}]}']) {
    stored.set('entwuerfe', text);
    expect(listEntwuerfe('anna')).toEqual([]);
  }
});

test('a browser that refuses its storage keeps a draft in memory', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepEntwurf('anna', entwurf('a', 'Rose'));
  expect(findEntwurf('anna', 'a')?.values).toEqual({ name: 'Rose' });
  forgetEntwurf('anna', 'a');
  expect(listEntwuerfe('anna')).toEqual([]);
});
