import { type Role, roles } from '#shared/roles.ts';

/** The role values accepted by calls: the stored ones, and the two of the form (requirements.md, admin §6). */
export const rollenWorte = [...roles, 'kunde', 'user'] as const;
export type RollenWort = (typeof rollenWorte)[number];

/** The role for a value: `kunde` and `user` (Benutzer) are customers, and neither ever gives staff rights (R21). */
export function roleFrom(wort: RollenWort): Role {
  return wort === 'kunde' || wort === 'user' ? 'customer' : wort;
}

/** The role for a filter: `user` (Benutzer) finds the employees, who would otherwise match no filter. */
export function filterRoleFrom(wort: RollenWort): Role {
  return wort === 'user' ? 'employee' : roleFrom(wort);
}

/**
 * The role after saving. The form sends `kunde` in `rolle` for everyone except admins (requirements.md, admin
 * §6), so `kunde` does not change an employee (R21). A role that was really changed is sent in `role` as
 * well; if `role` only repeats the current one, `rolle` decides.
 */
export function roleAfter(current: Role, { role, rolle }: { role?: RollenWort; rolle?: RollenWort }): Role {
  if (role && roleFrom(role) !== current) return roleFrom(role);
  if (!rolle || (rolle === 'kunde' && current === 'employee')) return current;
  return roleFrom(rolle);
}

/** The problem with a change of the role, or `undefined`: the form never gives an employee's rights (R21). */
export function rollenProblem(before: Role, after: Role): string | undefined {
  if (after !== 'employee' || before === 'employee') return undefined;
  return 'Mitarbeiter wird man nur am Server, mit „npm run account -- role“.';
}
