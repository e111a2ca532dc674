import type { RollenAnzeige } from '../../rollen-anzeige.ts';
import { rollenTexte } from './rollen-texte.ts';

/** The roles that can be chosen (admin.txt §6); who is an employee can stay one, and nobody becomes one (R21). */
export function roleChoicesFor(role?: RollenAnzeige) {
  const choices: RollenAnzeige[] = ['admin', 'user', 'customer'];
  if (role === 'employee') choices.splice(1, 0, role);
  return choices.map((value) => ({ value, label: rollenTexte[value] }));
}
