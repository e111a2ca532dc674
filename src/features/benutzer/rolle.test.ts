import { describe, expect, test } from 'vitest';
import { type RollenWort, roleAfter } from './rolle.ts';

const cases: [
  title: string,
  current: Parameters<typeof roleAfter>[0],
  body: Parameters<typeof roleAfter>[1],
  after: string,
][] = [
  ['nothing sent changes nothing', 'employee', {}, 'employee'],
  ['the form untouched leaves an employee one', 'employee', { rolle: 'kunde' }, 'employee'],
  [
    'a whole record sent back leaves an employee one',
    'employee',
    { role: 'employee', rolle: 'employee' },
    'employee',
  ],
  [
    'a record and the form untouched leave an employee one',
    'employee',
    { role: 'employee', rolle: 'kunde' },
    'employee',
  ],
  [
    'an employee who was made a customer is one',
    'employee',
    { role: 'customer', rolle: 'kunde' },
    'customer',
  ],
  ['an employee who was made an admin is one', 'employee', { rolle: 'admin' }, 'admin'],
  ['a customer untouched stays one', 'customer', { rolle: 'kunde' }, 'customer'],
  [
    'a customer who was made Benutzer is an employee',
    'customer',
    { role: 'user', rolle: 'kunde' },
    'employee',
  ],
  [
    'a customer becomes an admin by rolle alone, though role repeats the old one',
    'customer',
    { role: 'customer', rolle: 'admin' },
    'admin',
  ],
  ['an admin untouched stays one', 'admin', { rolle: 'admin' }, 'admin'],
  ['an admin becomes a customer', 'admin', { rolle: 'kunde' }, 'customer'],
  ['an admin becomes Benutzer', 'admin', { role: 'user', rolle: 'kunde' }, 'employee'],
];

describe('the role after saving (R21)', () => {
  test.each(cases)('%s', (_, current, body, after) => {
    expect(roleAfter(current, body)).toBe(after);
  });

  test('is the role in role whenever that is another one than before, whatever rolle says', () => {
    for (const rolle of ['admin', 'employee', 'kunde', 'user', 'customer'] satisfies RollenWort[])
      expect(roleAfter('admin', { role: 'employee', rolle })).toBe('employee');
  });
});
