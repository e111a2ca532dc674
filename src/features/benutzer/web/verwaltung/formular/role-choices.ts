import type { RollenAnzeige } from '../../../rollen-anzeige.ts';
import { rollenTexte } from '../rollen-texte.ts';

/**
 * The selectable roles (requirements.md, admin §6); an employee can stay one, but nobody can become one (R21).
 * `isOffen`: once the shop has opened nobody is offered 'Benutzer', which is no role but the word for everybody.
 */
export function roleChoicesFor(role: RollenAnzeige, { isOffen }: { isOffen: boolean }) {
  const choices: RollenAnzeige[] = isOffen ? ['admin', 'customer'] : ['admin', 'user', 'customer'];
  if (role === 'employee') choices.splice(1, 0, role);
  return choices.map((value) => ({ value, label: rollenTexte[value] }));
}
