import { describe, expect, test } from 'vitest';
import { filterRoleFrom, type RollenWort, roleAfter, rollenProblem } from './rolle.ts';

const cases: [
  title: string,
  current: Parameters<typeof roleAfter>[0],
  body: Parameters<typeof roleAfter>[1],
  after: string,
][] = [
  ['nothing sent changes nothing', 'employee', {}, 'employee'],
  ['the unchanged form keeps an employee', 'employee', { rolle: 'kunde' }, 'employee'],
  ['a whole record keeps an employee', 'employee', { role: 'employee', rolle: 'employee' }, 'employee'],
  [
    'a whole record with the unchanged form keeps an employee',
    'employee',
    { role: 'employee', rolle: 'kunde' },
    'employee',
  ],
  ['an employee can be changed to a customer', 'employee', { role: 'customer', rolle: 'kunde' }, 'customer'],
  ['an employee can be changed to an admin', 'employee', { rolle: 'admin' }, 'admin'],
  ['the unchanged form keeps a customer', 'customer', { rolle: 'kunde' }, 'customer'],
  [
    'a customer changed to Benutzer stays a customer',
    'customer',
    { role: 'user', rolle: 'kunde' },
    'customer',
  ],
  [
    'an employee changed to Benutzer becomes a customer',
    'employee',
    { role: 'user', rolle: 'kunde' },
    'customer',
  ],
  [
    'a customer becomes an admin by rolle alone, though role repeats the old one',
    'customer',
    { role: 'customer', rolle: 'admin' },
    'admin',
  ],
  ['the unchanged form keeps an admin', 'admin', { rolle: 'admin' }, 'admin'],
  ['an admin becomes a customer', 'admin', { rolle: 'kunde' }, 'customer'],
  ['an admin changed to Benutzer becomes a customer', 'admin', { role: 'user', rolle: 'kunde' }, 'customer'],
];

describe('the role after saving (R21)', () => {
  test.each(cases)('%s', (_, current, body, after) => {
    expect(roleAfter(current, body)).toBe(after);
  });

  test('is the one in role if that differs from the current one, whatever rolle contains', () => {
    for (const rolle of ['admin', 'employee', 'kunde', 'user', 'customer'] satisfies RollenWort[])
      expect(roleAfter('admin', { role: 'employee', rolle })).toBe('employee');
  });

  test('never becomes employee by the form’s values, and an explicit request for it is refused', () => {
    const worte: RollenWort[] = ['admin', 'kunde', 'user', 'customer', 'employee'];
    for (const before of ['admin', 'customer'] as const)
      for (const role of [undefined, ...worte])
        for (const rolle of [undefined, ...worte]) {
          const after = roleAfter(before, { role, rolle });
          const asked = role === 'employee' || rolle === 'employee';
          if (!asked) expect(after, JSON.stringify({ before, role, rolle })).not.toBe('employee');
          expect(rollenProblem(before, after) === undefined).toBe(after !== 'employee');
        }
    expect(rollenProblem('employee', 'employee')).toBeUndefined();
  });

  test('a filter for Benutzer finds the employees', () => {
    expect(filterRoleFrom('user')).toBe('employee');
    expect(filterRoleFrom('kunde')).toBe('customer');
  });
});
