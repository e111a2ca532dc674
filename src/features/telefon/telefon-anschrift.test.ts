import { describe, expect, test } from 'vitest';
import { leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import {
  brauchtNamen,
  laufkundschaft,
  type TelefonWeg,
  telefonAnschriftOf,
  telefonAnschriftProblem,
  telefonEmailProblem,
} from './telefon-anschrift.ts';

const paket: TelefonWeg = { versandart: 'dhl', zahlart: 'vorkasse', email: '' };
const ueberwiesen: TelefonWeg = { versandart: 'abholung', zahlart: 'vorkasse', email: '' };
const dort: TelefonWeg = { versandart: 'abholung', zahlart: 'abholung', email: '' };
const mitEmail: TelefonWeg = { ...dort, email: 'erika@kundschaft.example' };

test.each([
  ['a parcel', paket, ['Bitte den Vornamen eingeben.', 'Bitte den Nachnamen eingeben.']],
  ['pick-up that is paid by transfer', ueberwiesen, [undefined, 'Bitte einen Namen eingeben.']],
  ['payment at pick-up', dort, [undefined, undefined]],
  ['payment at pick-up with a mail', mitEmail, [undefined, 'Bitte einen Namen eingeben.']],
])('%s needs a name: %o → %o', (_what, weg, expected) => {
  expect(brauchtNamen(weg)).toBe(expected.some((one) => one !== undefined));
  const problems = (['vorname', 'nachname'] as const).map((feld) =>
    telefonAnschriftProblem(feld, leereAnschrift, weg),
  );
  expect(problems).toEqual(expected);
});

test('one name is enough of who fetches the goods, whichever it is', () => {
  for (const name of [{ nachname: 'Schön' }, { vorname: 'Erika' }])
    for (const feld of ['vorname', 'nachname'] as const)
      expect(telefonAnschriftProblem(feld, { ...leereAnschrift, ...name }, mitEmail)).toBeUndefined();
});

test('only a parcel needs an address, and a wrong one is named always', () => {
  expect(telefonAnschriftProblem('plz', leereAnschrift, paket)).toBe('Bitte die Postleitzahl eingeben.');
  expect(telefonAnschriftProblem('plz', leereAnschrift, ueberwiesen)).toBeUndefined();
  expect(telefonAnschriftProblem('plz', { ...leereAnschrift, plz: '4109' }, dort)).toBe(
    'Eine deutsche Postleitzahl hat fünf Ziffern.',
  );
});

describe('who gave no name', () => {
  test('is Laufkundschaft', () => {
    expect(telefonAnschriftOf(leereAnschrift)).toEqual({ ...leereAnschrift, nachname: laufkundschaft });
  });

  test('any name stays', () => {
    const firma = { ...leereAnschrift, firma: 'Café Minze' };
    expect(telefonAnschriftOf(firma)).toEqual(firma);
  });
});

test('the e-mail address may be missing, but not be wrong', () => {
  expect(telefonEmailProblem(' ')).toBeUndefined();
  expect(telefonEmailProblem('erika@kundschaft.example')).toBeUndefined();
  expect(telefonEmailProblem('erika@')).toMatch(/vollständige E-Mail-Adresse/);
});
