import type { RollenAnzeige } from '../../rollen-anzeige.ts';

/** The labels of the roles: requirements.md, admin §6, User administration, and R21. */
export const rollenTexte: Record<RollenAnzeige, string> = {
  admin: 'Administrator',
  employee: 'Mitarbeiter',
  user: 'Benutzer',
  customer: 'Kunde',
};
