import type { Role } from '#shared/roles.ts';

/** admin.txt §6, User administration: what the roles are called. */
export const rollenTexte: Record<Role, string> = {
  admin: 'Administrator',
  employee: 'Benutzer',
  customer: 'Kunde',
};
