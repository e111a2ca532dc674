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
