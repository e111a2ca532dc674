import { expect, test } from 'vitest';
import { hasPermission, permissionsOf, roles, rolleOf } from './roles.ts';

test('an admin may everything an employee may, a customer nothing of it (R3)', () => {
  expect(permissionsOf('admin')).toEqual(expect.arrayContaining(permissionsOf('employee')));
  expect(permissionsOf('employee')).toEqual([
    ...['orders.read', 'inventory.read'],
    // R50, from the opening on.
    ...['orders.write', 'inventory.write'],
  ]);
  expect(permissionsOf('customer')).toEqual([]);
});

test('a permission is held exactly by the roles that list it', () => {
  expect(roles.filter((role) => hasPermission(role, 'inventory.read'))).toEqual(['admin', 'employee']);
  expect(roles.filter((role) => hasPermission(role, 'lager.write'))).toEqual(['admin']);
});

test('rolle calls a customer kunde (R21)', () => {
  expect(roles.map(rolleOf)).toEqual(['admin', 'employee', 'kunde']);
});
