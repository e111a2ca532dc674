import { roles } from '#shared/roles.ts';
import { rollenTexte } from './rollen-texte.ts';

/** The roles somebody can be given. */
export const roleChoices = roles.map((value) => ({ value, label: rollenTexte[value] }));
