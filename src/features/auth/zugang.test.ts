import { expect, test } from 'vitest';
import { zielOhneZugang } from './zugang.ts';

test.each([
  ['a guest is sent to sign in', null, { role: 'admin' }, '/login'],
  ['the demanded role may stay', { role: 'admin' }, { role: 'admin' }, undefined],
  ['the role may come as rolle', { rolle: 'admin' }, { role: 'admin' }, undefined],
  ['an admin does not pass for an employee', { role: 'admin' }, { role: 'employee' }, '/'],
  ['a missing permission sends home', { permissions: [] }, { permission: 'orders.read' }, '/'],
  [
    'a permission that is there may stay',
    { permissions: ['orders.read'] },
    { permission: 'orders.read' },
    undefined,
  ],
  [
    'without a list the permission is not asked for',
    { role: 'customer' },
    { permission: 'orders.read' },
    undefined,
  ],
  ['no condition but being signed in', { role: 'customer' }, {}, undefined],
])('%s', (_title, visitor, bedingung, ziel) => {
  expect(zielOhneZugang(visitor, bedingung)).toBe(ziel);
});
