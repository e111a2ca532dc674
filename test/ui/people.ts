import { toUser } from '#features/auth/to-user.ts';
import type { Role } from '#shared/roles.ts';

function person(id: string, vorname: string, role: Role) {
  return toUser({ id, email: `${id}@lindenblatt.example`, vorname, nachname: 'Lindner', role });
}

/** Who uses the shop in these tests. */
export const people = {
  admin: person('admin', 'Maria', 'admin'),
  werkstatt: person('werkstatt', 'Jonas', 'employee'),
  anna: person('anna', 'Anna', 'customer'),
};

export type Who = keyof typeof people;
