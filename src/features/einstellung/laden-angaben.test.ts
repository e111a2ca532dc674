import { expect, test } from 'vitest';
import { ladenAngaben } from './laden-angaben.ts';

const { telefon } = ladenAngaben.shape;

test.each(['', '+49 30 123456', '(030) 12 34-56', '0341/1234567', '0341.123'])(
  '%j is a telephone number',
  (text) => {
    expect(telefon.parse(text)).toBe(text);
  },
);

test.each(['))))....', '+++ ---', '12 3', '030 12a', '1'.repeat(21)])('%j is no telephone number', (text) => {
  expect(telefon.safeParse(text).error?.issues[0]?.message).toContain('Bitte eine Telefonnummer');
});
