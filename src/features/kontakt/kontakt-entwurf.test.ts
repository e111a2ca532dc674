import { expect, test } from 'vitest';
import { entwurfFor, leererEntwurf, readEntwurf } from './kontakt-entwurf.ts';

const ada = { konto: 'a', name: 'Ada Muster', email: 'ada@kundschaft.example' };

test('a signed-in person’s name and address are put where nothing was typed, once', () => {
  const filled = entwurfFor(ada, { ...leererEntwurf, name: 'Ada', nachricht: 'Hallo' });
  expect(filled).toEqual({ ...leererEntwurf, ...ada, name: 'Ada', nachricht: 'Hallo' });
  const emptied = { ...filled, email: '' };
  expect(entwurfFor(ada, emptied)).toBe(emptied);
});

test('what was typed for one account never reaches another', () => {
  const filled = entwurfFor(ada, { ...leererEntwurf, nachricht: 'Hallo' });
  const other = { konto: 'b', name: 'Ben', email: 'ben@kundschaft.example' };
  expect(entwurfFor(other, filled)).toEqual({ ...leererEntwurf, ...other });
  expect(entwurfFor(undefined, filled)).toBe(filled);
});

test.each([null, '', '{', 'null', '7', '[]', '{"name":7,"fremd":"x"}'])('%j is an empty draft', (stored) => {
  expect(readEntwurf(stored)).toEqual(leererEntwurf);
});

test('a stored draft is read as it was', () => {
  const entwurf = { ...leererEntwurf, ...ada, nachricht: 'Hallo\n', id: 'x' };
  expect(readEntwurf(JSON.stringify(entwurf))).toEqual(entwurf);
});
