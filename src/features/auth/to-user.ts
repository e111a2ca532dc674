import { permissionsOf, rolleOf } from '#shared/roles.ts';
import { readableLine } from '#shared/text/single-line.ts';
import type { Account, User } from './contract.ts';

/** An account as its owner sees it on the wire. */
export function toUser({ id, email, vorname, nachname, role }: Account): User {
  return {
    id,
    email,
    name: readableLine(`${vorname} ${nachname}`),
    role,
    rolle: rolleOf(role),
    permissions: permissionsOf(role),
  };
}
