import { expect, test } from 'vitest';
import { einladenBody, sperrenBody } from './zugang-body.ts';
import {
  eingriffProblem,
  einladungProblem,
  passwortLinkProblem,
  statusNachEntsperren,
} from './zugang-regeln.ts';

test.each(['sperren', 'loeschen'] as const)('nobody can %s the own account', (eingriff) => {
  expect(eingriffProblem(eingriff, { accountId: 'a', vonId: 'a' })).toMatch(/Ihr eigenes Konto/);
  expect(eingriffProblem(eingriff, { accountId: 'a', vonId: 'b' })).toBeUndefined();
  expect(eingriffProblem(eingriff, { accountId: 'a', vonId: undefined })).toBeUndefined();
});

test.each([
  [' Mahnung\n offen ', 'Mahnung offen'],
  ['Mah\u00adnung\u200b \u202enetto', 'Mahnung netto'],
])('the reason %j of a block is stored as %j', (given, stored) => {
  expect(sperrenBody.parse({ grund: given })).toEqual({ grund: stored });
});

test.each(['\u200b\u202e', 'x'.repeat(501)])('the reason %j of a block is refused', (grund) => {
  expect(sperrenBody.safeParse({ grund }).success).toBe(false);
});

test.each([
  ['active', true, false],
  ['pending', false, true],
  ['blocked', false, false],
] as const)('a %s account: link for a password %s, invitation %s', (status, hasPasswort, isEinladbar) => {
  expect(passwortLinkProblem(status) === undefined).toBe(hasPasswort);
  expect(einladungProblem(status) === undefined).toBe(isEinladbar);
});

test.each([
  [true, null, 'active'],
  [true, '2026-03-01T10:00:00.000Z', 'active'],
  [false, '2026-03-01T10:00:00.000Z', 'active'],
  [false, null, 'pending'],
] as const)(
  'unblocked with a password: %s, last sign-in: %s, an account is %s',
  (hasPassword, lastLogin, status) => {
    expect(statusNachEntsperren({ hasPassword, lastLogin })).toBe(status);
  },
);

test('the reason for blocking has 1 to 500 characters', () => {
  expect(sperrenBody.parse({ grund: '  Mahnung offen ' })).toEqual({ grund: 'Mahnung offen' });
  expect(sperrenBody.safeParse({ grund: 'x'.repeat(500) }).success).toBe(true);
  for (const grund of ['', '   ', 'x'.repeat(501), undefined, 5])
    expect(sperrenBody.safeParse({ grund }).success).toBe(false);
});

test('who is invited is a customer unless a role is given', () => {
  const person = { vorname: 'Ida', nachname: 'Kern', email: ' ida@kundschaft.example ' };
  expect(einladenBody.parse(person)).toEqual({
    ...person,
    email: 'ida@kundschaft.example',
    role: 'customer',
  });
  const { error } = einladenBody.safeParse({ vorname: '', nachname: '', email: 'ida', role: 'chef' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['vorname', 'nachname', 'email', 'role']);
});
