import { afterEach, expect, test } from 'vitest';
import { stubSessionStorage } from '#test/session-storage.ts';
import { forgetEntwuerfe, readStored, store } from './entwurf-store.ts';

const stored = new Map<string, string>();

afterEach(forgetEntwuerfe);

test('signing out deletes every draft of the tab, whatever its page', () => {
  stubSessionStorage(stored);
  for (const key of ['entwuerfe', 'blaetter', 'packen', 'kasse', 'kontakt', 'widerruf'] as const)
    store(key, { von: key });
  stored.set('cachedProducts', '[]');
  expect(readStored('kasse')).toEqual({ von: 'kasse' });
  forgetEntwuerfe();
  expect([...stored.keys()]).toEqual(['cachedProducts']);
});

test('what was typed in the profile is kept, and never stored', () => {
  stubSessionStorage(stored);
  store('profil-name', { telefon: '0341 55' });
  expect(stored.size).toBe(0);
  expect(readStored('profil-name')).toEqual({ telefon: '0341 55' });
  forgetEntwuerfe();
  expect(readStored('profil-name')).toBeUndefined();
});

test('what is not readable counts as nothing', () => {
  stubSessionStorage(stored);
  stored.set('kontakt', '{');
  expect(readStored('kontakt')).toBeUndefined();
});
