import { expect, test } from 'vitest';
import { kontaktEntwurfFor, leererKontaktEntwurf, readKontaktEntwurf } from './kontakt-entwurf.ts';

const ada = { konto: 'a', name: 'Ada Muster', email: 'ada@kundschaft.example' };

test('a signed-in person’s name and address are put where nothing was typed, once', () => {
  const filled = kontaktEntwurfFor(ada, { ...leererKontaktEntwurf, name: 'Ada', nachricht: 'Hallo' });
  expect(filled).toEqual({ ...leererKontaktEntwurf, ...ada, name: 'Ada', nachricht: 'Hallo' });
  const emptied = { ...filled, email: '' };
  expect(kontaktEntwurfFor(ada, emptied)).toBe(emptied);
});

test('what was typed for one account never reaches another', () => {
  const filled = kontaktEntwurfFor(ada, { ...leererKontaktEntwurf, nachricht: 'Hallo' });
  const other = { konto: 'b', name: 'Ben', email: 'ben@kundschaft.example' };
  expect(kontaktEntwurfFor(other, filled)).toEqual({ ...leererKontaktEntwurf, ...other });
  expect(kontaktEntwurfFor(undefined, filled)).toBe(filled);
});

test.each([null, '', '{', 'null', '7', '[]', '{"name":7,"fremd":"x"}'])('%j is an empty draft', (stored) => {
  expect(readKontaktEntwurf(stored)).toEqual(leererKontaktEntwurf);
});

test('a stored draft is read as it was', () => {
  const entwurf = { ...leererKontaktEntwurf, ...ada, nachricht: 'Hallo\n', id: 'x' };
  expect(readKontaktEntwurf(JSON.stringify(entwurf))).toEqual(entwurf);
});
