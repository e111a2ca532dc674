import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIban, ibanOf, ibanProblem, isIban, maskedIban } from './iban.ts';

/** A German IBAN with the right check digits, calculated by hand of ISO 13616: 98 − (BBAN, 1314, 00) mod 97. */
const germanIban = fc.stringMatching(/^\d{18}$/).map((bban) => {
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${bban}`;
});
const place = fc.integer({ min: 2, max: 21 });

test.each([
  'DE89370400440532013000',
  'AT611904300234573201',
  'CH9300762011623852957',
  'GB29NWBK60161331926819',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
])('the published example %s is an IBAN', (iban) => {
  expect(ibanProblem(iban)).toBeUndefined();
});

test.each([
  ['DE8937040044053201300', 'Eine deutsche IBAN hat 22 Stellen; hier fehlt eine.'],
  ['DE89', 'Eine deutsche IBAN hat 22 Stellen; hier fehlen 18.'],
  ['DE893704004405320130001', 'Eine deutsche IBAN hat 22 Stellen; hier ist eine zu viel.'],
  ['DE8937040044053201300011', 'Eine deutsche IBAN hat 22 Stellen; hier sind 2 zu viel.'],
  [
    'DE8937O400440532013000',
    'In einer deutschen IBAN kommen nach DE nur Ziffern; „O“ ist ein Buchstabe. Ist eine Null gemeint?',
  ],
  ['DE8937040044053201300X', 'In einer deutschen IBAN kommen nach DE nur Ziffern; „X“ ist ein Buchstabe.'],
  ['89370400440532013000', 'Eine IBAN beginnt mit zwei Buchstaben: in Deutschland mit DE.'],
  ['DE89-3704-0044', 'Eine IBAN hat nur Buchstaben und Ziffern; „-“ gehört nicht dazu.'],
  ['ATA11904300234573201', 'Nach den zwei Buchstaben kommen in einer IBAN zwei Prüfziffern.'],
  ['AT61190430', 'Eine IBAN hat 15 bis 34 Stellen.'],
  ['DE88370400440532013000', expect.stringMatching(/^Die Prüfziffern passen nicht/)],
])('%s is refused with what is wrong', (iban, problem) => {
  expect(ibanProblem(iban)).toEqual(problem);
});

test('any digit that is typed wrong is found', () => {
  fc.assert(
    fc.property(germanIban, place, fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
      expect(isIban(iban)).toBe(true);
      const other = (Number(iban[at]) + by) % 10;
      expect(isIban(iban.slice(0, at) + other + iban.slice(at + 1))).toBe(false);
    }),
  );
});

test('any two neighbours that are typed the wrong way round are found', () => {
  fc.assert(
    fc.property(germanIban, fc.integer({ min: 2, max: 20 }), (iban, at) => {
      const [left = '', right = ''] = iban.slice(at, at + 2);
      fc.pre(left !== right);
      expect(isIban(iban.slice(0, at) + right + left + iban.slice(at + 2))).toBe(false);
    }),
  );
});

test('typed in groups, in small letters or copied with its name it is the same', () => {
  fc.assert(
    fc.property(germanIban, (iban) => {
      expect(formatIban(iban)).toMatch(/^DE\d\d( \d{4}){4} \d\d$/);
      for (const typed of [formatIban(iban), iban.toLowerCase(), `IBAN: ${formatIban(iban)}`])
        expect(ibanOf(typed)).toBe(iban);
    }),
  );
});

test('of a masked IBAN only the country and the last four are shown', () => {
  expect(maskedIban('DE89370400440532013000')).toBe('DE … 3000');
  expect(maskedIban('')).toBe('');
});
