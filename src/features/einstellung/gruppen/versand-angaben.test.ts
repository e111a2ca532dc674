import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leererVersand, versandAngaben, versandBody } from './versand-angaben.ts';

const abholung = { aktiv: true, ort: '', zeiten: ' ' };

test('pick-up without hours is refused at the hours, and still read if it was saved before', () => {
  const issues = versandBody.safeParse({ ...leererVersand, abholung }).error?.issues;
  expect(issues?.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'abholung.zeiten: Für die Abholung fehlen die Zeiten. Bitte eingeben oder die Abholung ausschalten.',
  ]);
  expect(versandAngaben.safeParse({ ...leererVersand, abholung }).success).toBe(true);
});

test.each([{ zeiten: 'Freitag 15 bis 18 Uhr' }, { aktiv: false }])(
  'pick-up with %j can be saved',
  (given) => {
    expect(versandBody.safeParse({ ...leererVersand, abholung: { ...abholung, ...given } }).success).toBe(
      true,
    );
  },
);

const parse = (preis: number) =>
  versandAngaben.safeParse({
    ...leererVersand,
    dhl: { ...leererVersand.dhl, tabelle: [{ bisGramm: 1000, preis }] },
  });

test.each([1e-300, 0.30000000000000004, 4.195, 1000.01, -0.01])('%d € is no price', (preis) => {
  expect(parse(preis).error?.issues[0]?.message).toContain('höchstens zwei Nachkommastellen');
});

test('every whole number of cents is a price', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, (cent) => {
      const text = `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}`;
      expect(parse(JSON.parse(text)).success).toBe(true);
    }),
  );
});
