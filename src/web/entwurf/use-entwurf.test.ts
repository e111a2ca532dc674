import { expect, test } from 'vitest';
import { ownEntwurf } from './use-entwurf.ts';

const leer = { konto: '', text: '', name: '' };
const ofGast = { ...leer, text: 'Guten Tag' };
const withName = (name: string) => (entwurf: typeof leer) => ({ ...entwurf, name: entwurf.name || name });

test('what a guest typed goes along when signing in, with what is known of the person', () => {
  expect(ownEntwurf(ofGast, leer, { konto: 'a', begin: withName('Ada') })).toEqual({
    ...{ konto: 'a', text: 'Guten Tag', name: 'Ada' },
  });
});

test('what was typed for one account never reaches another, and waits for its own', () => {
  const ofAda = { ...ofGast, konto: 'a', name: 'Ada' };
  expect(ownEntwurf(ofAda, leer, { konto: 'b', begin: withName('Ben') })).toEqual({
    ...{ konto: 'b', text: '', name: 'Ben' },
  });
  expect(ownEntwurf(ofAda, leer, { konto: '' })).toBe(ofAda);
  const emptied = { ...ofAda, name: '' };
  expect(ownEntwurf(emptied, leer, { konto: 'a', begin: withName('Ada') })).toBe(emptied);
});
