/** One role per account (R21). */
export const roles = ['admin', 'employee', 'customer'] as const;
export type Role = (typeof roles)[number];

/** What a role may do beyond being signed in; a permission is named `<area>.<verb>`. */
const allPermissions = [
  'orders.read',
  'orders.write',
  'inventory.read',
  'inventory.write',
  'portfolio.write',
  'rohstoffe.write',
  'warenberechnung.write',
  'lager.write',
  'kunden.write',
] as const;
export type Permission = (typeof allPermissions)[number];

/** R3: the server sends this list with every account, also when it is empty, and enforces it itself. */
const permissions: Record<Role, readonly Permission[]> = {
  admin: allPermissions,
  employee: ['orders.read', 'inventory.read', 'orders.write', 'inventory.write'],
  customer: [],
};

export function permissionsOf(role: Role): Permission[] {
  return [...permissions[role]];
}

export function hasPermission(role: Role, permission: Permission): boolean {
  return permissions[role].includes(permission);
}

/** The role's second spelling on the wire: `rolle` says `kunde` where `role` says `customer` (R21). */
export const rollen = ['admin', 'employee', 'kunde'] as const;
export type Rolle = (typeof rollen)[number];

export function rolleOf(role: Role): Rolle {
  return role === 'customer' ? 'kunde' : role;
}
