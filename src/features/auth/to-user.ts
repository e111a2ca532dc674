import { permissionsOf, rolleOf } from '#shared/roles.ts';
import type { Account, User } from './contract.ts';

/** An account as its owner sees it on the wire. */
export function toUser({ id, email, vorname, nachname, role }: Account): User {
  return {
    id,
    email,
    name: `${vorname} ${nachname}`.trim(),
    role,
    rolle: rolleOf(role),
    permissions: permissionsOf(role),
  };
}
