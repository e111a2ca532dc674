import type { RollenAnzeige } from '../../../rollen-anzeige.ts';
import { rollenTexte } from '../rollen-texte.ts';

/** The selectable roles (requirements.md, admin §6); an employee can stay one, but nobody can become one (R21). */
export function roleChoicesFor(role?: RollenAnzeige) {
  const choices: RollenAnzeige[] = ['admin', 'user', 'customer'];
  if (role === 'employee') choices.splice(1, 0, role);
  return choices.map((value) => ({ value, label: rollenTexte[value] }));
}
