import { type Role, roles } from '#shared/roles.ts';

/** The words for a role that calls understand: those that are stored, and the two of the form (admin.txt §6). */
export const rollenWorte = [...roles, 'kunde', 'user'] as const;
export type RollenWort = (typeof rollenWorte)[number];

/** The stored role behind a word: `kunde` is a customer, `user` (Benutzer) an employee. */
export function roleFrom(wort: RollenWort): Role {
  if (wort === 'kunde') return 'customer';
  return wort === 'user' ? 'employee' : wort;
}

/**
 * The role after saving. The form sends `kunde` in `rolle` for Benutzer and Kunde alike (admin.txt §6), so of an
 * employee it says no more than "not an admin", and he stays one (R21). A role that was really changed comes in `role`
 * as well, which has all three; where it only repeats the role he has, nobody touched it, and `rolle` decides.
 */
export function roleAfter(current: Role, { role, rolle }: { role?: RollenWort; rolle?: RollenWort }): Role {
  if (role && roleFrom(role) !== current) return roleFrom(role);
  if (!rolle || (rolle === 'kunde' && current === 'employee')) return current;
  return roleFrom(rolle);
}
