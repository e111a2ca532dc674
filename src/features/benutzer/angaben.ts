import type { KundeAngaben } from '#features/kunde/angaben.ts';
import {
  adressenFehler,
  changedFelder as changedNames,
  mergeAdressen,
} from '#features/kunde/change-adressen.ts';
import { geburtsdatumProblem } from '#features/kunde/geburtsdatum.ts';
import type { Role } from '#shared/roles.ts';
import { roleAfter } from './rolle.ts';
import type { BenutzerUpdateBody } from './update-body.ts';

/** The data of a person that can be edited. */
export type Angaben = KundeAngaben & {
  vorname: string;
  nachname: string;
  email: string;
  role: Role;
};

/** The data after saving: the request merged into the stored data. An empty country becomes the default, Germany. */
export function applyBody(before: Angaben, { role, rolle, ...body }: BenutzerUpdateBody): Angaben {
  return {
    ...before,
    ...body,
    role: roleAfter(before.role, { role, rolle }),
    ...mergeAdressen(before, body),
    kommunikation: { ...before.kommunikation, ...body.kommunikation },
  };
}

/** Errors that depend on several fields: the date of birth with `today`, and those of the addresses. */
export function angabenFehler(angaben: Angaben, today: Date, before?: Angaben): string[] {
  const geburtsdatum = geburtsdatumProblem(angaben.geburtsdatum, today);
  return [...(geburtsdatum ? [`geburtsdatum: ${geburtsdatum}`] : []), ...adressenFehler(angaben, before)];
}

/** The names of the fields that differ, those of an address individually (`adresse.plz`); the role as `rolle`. */
export function changedAngaben<T extends object>(before: T, after: T): string[] {
  return changedNames(before, after).map((feld) => (feld === 'role' ? 'rolle' : feld));
}
