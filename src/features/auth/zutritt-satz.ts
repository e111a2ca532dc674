import type { Bedingung } from './zugang.ts';

/** For whom a guarded page is, in a sentence for somebody who may not see it (R54). */
export function zutrittSatz({ role, permission }: Bedingung): string {
  const isForStaff = permission !== undefined || [role].flat().includes('employee');
  return isForStaff ? 'Sie ist nur für Mitarbeiter der Werkstatt.' : 'Sie ist nur für Admins der Werkstatt.';
}
