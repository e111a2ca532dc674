import { type Role, roles } from '#shared/roles.ts';

/** The words for a role that calls understand: those that are stored, and the two of the form (admin.txt §6). */
export const rollenWorte = [...roles, 'kunde', 'user'] as const;
export type RollenWort = (typeof rollenWorte)[number];

/** The role that a word asks for: `kunde` and `user` (Benutzer) are customers, and neither ever gives staff rights (R21). */
function roleFrom(wort: RollenWort): Role {
  return wort === 'kunde' || wort === 'user' ? 'customer' : wort;
}

/** The role a filter looks for: `user` (Benutzer) finds the employees, who would be in no filter else. */
export function filterRoleFrom(wort: RollenWort): Role {
  return wort === 'user' ? 'employee' : roleFrom(wort);
}

/**
 * The role after saving. The form sends `kunde` in `rolle` for everybody who is no admin (admin.txt §6), so of an employee
 * it says no more than that, and he stays one (R21). A role that was really changed comes in `role` as well; where it
 * only repeats the role he has, nobody touched it, and `rolle` decides.
 */
export function roleAfter(current: Role, { role, rolle }: { role?: RollenWort; rolle?: RollenWort }): Role {
  if (role && roleFrom(role) !== current) return roleFrom(role);
  if (!rolle || (rolle === 'kunde' && current === 'employee')) return current;
  return roleFrom(rolle);
}

/** What is wrong with a change of the role: nobody gets an employee's rights by a form (R21). */
export function rollenProblem(before: Role, after: Role): string | undefined {
  if (after !== 'employee' || before === 'employee') return undefined;
  return 'Mitarbeiter wird man nur am Server, mit „npm run account -- role“.';
}
