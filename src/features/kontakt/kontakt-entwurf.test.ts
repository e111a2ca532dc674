import { expect, test } from 'vitest';
import { parseStored } from '#web/entwurf/entwurf-store.ts';
import { ownEntwurf } from '#web/entwurf/use-entwurf.ts';
import {
  type KontaktEntwurf,
  leererKontaktEntwurf,
  readKontaktEntwurf,
  withKontaktPerson,
} from './kontakt-entwurf.ts';

const ada = { konto: 'a', name: 'Ada Muster', email: 'ada@kundschaft.example' };
type Person = Partial<typeof ada>;
const entwurfFor = ({ konto = '', name = '', email = '' }: Person, entwurf: KontaktEntwurf) =>
  ownEntwurf(entwurf, leererKontaktEntwurf, {
    konto,
    begin: (typed) => withKontaktPerson(typed, { name, email }),
  });

test('a signed-in person’s name and address are put where nothing was typed, once', () => {
  const filled = entwurfFor(ada, { ...leererKontaktEntwurf, name: 'Ada', nachricht: 'Hallo' });
  expect(filled).toEqual({ ...leererKontaktEntwurf, ...ada, name: 'Ada', nachricht: 'Hallo' });
  const emptied = { ...filled, email: '' };
  expect(entwurfFor(ada, emptied)).toBe(emptied);
});

test('what was typed for one account never reaches another', () => {
  const filled = entwurfFor(ada, { ...leererKontaktEntwurf, nachricht: 'Hallo' });
  const other = { konto: 'b', name: 'Ben', email: 'ben@kundschaft.example' };
  expect(entwurfFor(other, filled)).toEqual({ ...leererKontaktEntwurf, ...other });
  expect(entwurfFor({}, filled)).toBe(filled);
});

test.each([null, '', '{', 'null', '7', '[]', '{"name":7,"fremd":"x"}'])('%j is an empty draft', (stored) => {
  expect(readKontaktEntwurf(parseStored(stored))).toEqual({
    ...{ name: '', email: '', bestellnummer: '', nachricht: '' },
    ...{ konto: '', id: '' },
  });
});

test('a stored draft is read as it was', () => {
  const entwurf = { ...leererKontaktEntwurf, ...ada, nachricht: 'Hallo\n', id: 'x' };
  expect(readKontaktEntwurf(parseStored(JSON.stringify(entwurf)))).toEqual(entwurf);
});
