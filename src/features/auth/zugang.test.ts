import { expect, test } from 'vitest';
import { zielOhneZugang } from './zugang.ts';

test.each([
  ['a guest is sent to sign in', null, { role: 'admin' }, '/login'],
  ['the required role may stay', { role: 'admin' }, { role: 'admin' }, undefined],
  ['the role may come as rolle', { rolle: 'admin' }, { role: 'admin' }, undefined],
  ['an admin does not count as an employee', { role: 'admin' }, { role: 'employee' }, '/'],
  ['one of several roles may stay', { role: 'employee' }, { role: ['admin', 'employee'] }, undefined],
  ['a role beside several is sent home', { role: 'customer' }, { role: ['admin', 'employee'] }, '/'],
  ['a missing permission sends home', { permissions: [] }, { permission: 'orders.read' }, '/'],
  [
    'the required permission may stay',
    { permissions: ['orders.read'] },
    { permission: 'orders.read' },
    undefined,
  ],
  [
    'without a permission list no permission is required',
    { role: 'customer' },
    { permission: 'orders.read' },
    undefined,
  ],
  ['every signed-in user may stay without a condition', { role: 'customer' }, {}, undefined],
])('%s', (_title, visitor, bedingung, ziel) => {
  expect(zielOhneZugang(visitor, bedingung)).toBe(ziel);
});
