import { expect, test } from 'vitest';
import { type BrowserStorage, withMemory } from './browser-storage.ts';

/** A browser storage that refuses the given operations. */
function fakeStorage(refused: (keyof BrowserStorage)[] = []) {
  const stored = new Map<string, string>();
  const refuse = (use: keyof BrowserStorage) => {
    if (refused.includes(use)) throw new DOMException('denied', 'SecurityError');
  };
  const storage: BrowserStorage = {
    getItem: (key) => {
      refuse('getItem');
      return stored.get(key) ?? null;
    },
    setItem: (key, value) => {
      refuse('setItem');
      stored.set(key, value);
    },
    removeItem: (key) => {
      refuse('removeItem');
      stored.delete(key);
    },
  };
  return { stored, storage };
}

test('stores everything in the browser’s storage where that works', () => {
  const { stored, storage } = fakeStorage();
  const store = withMemory(() => storage);
  store.setItem('token', 'abc');
  expect(stored.get('token')).toBe('abc');
  // A change by another tab wins.
  stored.set('token', 'def');
  expect(store.getItem('token')).toBe('def');
  store.removeItem('token');
  expect(stored.has('token')).toBe(false);
});

test.each([
  [
    'cannot be opened',
    () =>
      withMemory(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  ['refuses everything', () => withMemory(() => fakeStorage(['getItem', 'setItem', 'removeItem']).storage)],
])('a storage that %s is replaced by memory', (_how, make) => {
  const store = make();
  expect(store.getItem('token')).toBeNull();
  store.setItem('token', 'abc');
  expect(store.getItem('token')).toBe('abc');
  store.removeItem('token');
  expect(store.getItem('token')).toBeNull();
});

test('a value that no longer fits hides the stored one', () => {
  const { stored, storage } = fakeStorage(['setItem']);
  stored.set('list', 'old');
  const store = withMemory(() => storage);
  store.setItem('list', 'new');
  expect(store.getItem('list')).toBe('new');
  store.removeItem('list');
  expect(store.getItem('list')).toBeNull();
});
