import { describe, expect, test } from 'vitest';
import { readList, toBenutzer } from './benutzer.ts';

describe('a person read from an answer', () => {
  test('may have English field names and missing fields', () => {
    expect(
      toBenutzer({ id: '7', firstName: 'Anna', lastName: 'Sommer', phone: '123', role: 'customer' }),
    ).toMatchObject({
      id: '7',
      name: 'Anna Sommer',
      telefon: '123',
      role: 'customer',
      status: { text: 'Inaktiv' },
      adresse: { land: 'Deutschland', strasse: '' },
      lieferadresse: { verwendet: false },
      lastLogin: null,
    });
  });

  test.each([
    [{ rolle: 'kunde' }, 'customer'],
    [{ role: 'customer' }, 'customer'],
    [{ role: 'user' }, 'user'],
    [{ role: 'employee', rolle: 'employee' }, 'employee'],
    [{ rolle: 'admin' }, 'admin'],
    [{ role: 'chef' }, 'customer'],
    [{}, 'customer'],
  ])('with %j is a %s', (wire, role) => {
    expect(toBenutzer(wire).role).toBe(role);
  });

  test('is displayed by the name, or else by other known data', () => {
    expect(toBenutzer({ nachname: 'Sommer' }).name).toBe('Sommer');
    expect(toBenutzer({ username: 'anna', email: 'a@b.example' }).name).toBe('anna');
    expect(toBenutzer({ email: 'a@b.example' }).name).toBe('a@b.example');
  });
});

test('reads the list from data or users, the total from total or pagination (requirements.md, admin §7)', () => {
  expect(readList({ data: [{ _id: '1' }], total: 61 })).toMatchObject({
    benutzer: [{ id: '1' }],
    total: 61,
  });
  expect(readList({ users: [{ _id: '1' }], pagination: { total: 12 } })).toMatchObject({
    benutzer: [{ id: '1' }],
    total: 12,
  });
  expect(readList({})).toEqual({ benutzer: [], total: 0 });
});
