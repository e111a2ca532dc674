import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kontoBody } from './erstattung-contract.ts';
import { ibanGruppen, kontoFehler } from './konto-felder.ts';

const gut = { iban: 'DE89 3704 0044 0532 0130 00', inhaber: 'Mia Sommer' };

test('an account with spaces and small letters is right', () => {
  expect(kontoFehler(gut)).toEqual({});
  expect(kontoFehler({ ...gut, iban: ' de89 37040044-0532013000.' })).toEqual({});
});

test('what is missing is said of both fields, and what is wrong of the IBAN', () => {
  expect(kontoFehler({ iban: ' ', inhaber: '' })).toEqual({
    iban: 'Bitte die IBAN angeben.',
    inhaber: 'Bitte angeben, wem das Konto gehört.',
  });
  expect(kontoFehler({ ...gut, iban: 'DE89 3704 0044 0532 0130 0' })).toEqual({
    iban: 'Eine deutsche IBAN hat 22 Stellen; hier fehlt eine.',
  });
});

test('the page and the server find the same wrong, in the same words', () => {
  const iban = fc.oneof(
    fc.constantFrom('', gut.iban, 'de8937040044', 'DE88370400440532013000', 'x'),
    fc.string(),
  );
  const inhaber = fc.oneof(fc.constantFrom('', 'Mia', 'x'.repeat(70), 'x'.repeat(71)));
  fc.assert(
    fc.property(iban, inhaber, (iban, inhaber) => {
      const { error } = kontoBody.safeParse({ iban, inhaber });
      const fehler = kontoFehler({ iban, inhaber });
      const gesagt = (feld: string) => error?.issues.filter(({ path }) => path[0] === feld).at(0)?.message;
      for (const feld of Object.keys(fehler)) expect(gesagt(feld)).toBeDefined();
      expect(fehler.inhaber).toBe(gesagt('inhaber'));
      if (!error) expect(fehler).toEqual({});
    }),
  );
});

test('an IBAN is shown in groups of four, and anything else as it was typed', () => {
  expect(ibanGruppen('de893704004405320130')).toBe('DE89 3704 0044 0532 0130');
  expect(ibanGruppen('DE89 3704 0044 0532 0130 00')).toBe('DE89 3704 0044 0532 0130 00');
  for (const typed of ['', 'meine IBAN?', '8937 0400']) expect(ibanGruppen(typed)).toBe(typed);
});
