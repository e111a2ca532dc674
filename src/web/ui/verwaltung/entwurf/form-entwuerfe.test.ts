import { beforeEach, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '#test/session-storage.ts';
import { formEntwuerfe } from './form-entwuerfe.ts';

const { find, forget, forgetOthers, keep, list } = formEntwuerfe;

const day = 24 * 60 * 60 * 1000;
const stored = new Map<string, string>();

const entwurf = (form: string, name: string) => ({
  form,
  title: 'Produkt bearbeiten',
  path: '/admin/portfolio',
  values: { name },
});

beforeEach(() => {
  vi.useFakeTimers();
  stubSessionStorage(stored);
});

test('a draft is found by its form until it is deleted, and the last one counts', () => {
  keep('anna', 'a', entwurf('a', 'Rose'));
  keep('anna', 'b', entwurf('b', 'Minze'));
  keep('anna', 'a', entwurf('a', 'Rosenholz'));
  expect(find('anna', 'a')?.values).toEqual({ name: 'Rosenholz' });
  forget('anna', 'a');
  expect(list('anna').map(({ form }) => form)).toEqual(['b']);
  forget('anna', 'b');
  expect(stored.size).toBe(0);
});

test('the drafts of another account are not found, and are deleted before its next sign-in', () => {
  keep('anna', 'a', entwurf('a', 'Rose'));
  expect(list('ben')).toEqual([]);
  forgetOthers('ben');
  expect(stored.size).toBe(0);
  expect(list('anna')).toEqual([]);
});

test('a draft is gone after a day', () => {
  keep('anna', 'a', entwurf('a', 'Rose'));
  vi.advanceTimersByTime(day - 1);
  expect(list('anna')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(list('anna')).toEqual([]);
});

test('a list of drafts that the version before has stored is read', () => {
  const datum = new Date().toISOString();
  const entwuerfe = [
    { ...entwurf('a', 'Rose'), datum },
    { ...entwurf('b', 'Minze'), datum },
  ];
  stored.set('entwuerfe', JSON.stringify({ accountId: 'anna', entwuerfe }));
  expect(list('anna')).toEqual(entwuerfe);
  forget('anna', 'a');
  expect(list('anna')).toEqual([entwuerfe[1]]);
});

test('unreadable drafts are ignored', () => {
  for (const text of ['{', '[]', '{"accountId":"anna","entwuerfe":[{"form":1}]}']) {
    stored.set('entwuerfe', text);
    expect(list('anna')).toEqual([]);
  }
});

test('a browser that refuses its storage keeps a draft in memory', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keep('anna', 'a', entwurf('a', 'Rose'));
  expect(find('anna', 'a')?.values).toEqual({ name: 'Rose' });
  forget('anna', 'a');
  expect(list('anna')).toEqual([]);
});
