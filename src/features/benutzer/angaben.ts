import { defaultLand, plzProblem } from '#features/kunde/adresse.ts';
import type { KundeAngaben } from '#features/kunde/angaben.ts';
import { geburtsdatumProblem } from '#features/kunde/geburtsdatum.ts';
import type { Role } from '#shared/roles.ts';
import { roleAfter } from './rolle.ts';
import type { UpdateBody } from './update-body.ts';

/** The data of a person that can be edited. */
export type Angaben = KundeAngaben & {
  vorname: string;
  nachname: string;
  email: string;
  role: Role;
};

/** The data after saving: the request merged into the stored data. An empty country becomes the default, Germany. */
export function applyBody(before: Angaben, { role, rolle, ...body }: UpdateBody): Angaben {
  return {
    ...before,
    ...body,
    role: roleAfter(before.role, { role, rolle }),
    adresse: withLand({ ...before.adresse, ...body.adresse }),
    lieferadresse: withLand({ ...before.lieferadresse, ...body.lieferadresse }),
    kommunikation: { ...before.kommunikation, ...body.kommunikation },
  };
}

function withLand<T extends { land: string }>(adresse: T): T {
  return adresse.land === '' ? { ...adresse, land: defaultLand } : adresse;
}

/** Errors that depend on several fields: postcodes with their country, the date of birth with `today`. */
export function angabenFehler({ adresse, lieferadresse, geburtsdatum }: Angaben, today: Date): string[] {
  const problems = {
    geburtsdatum: geburtsdatumProblem(geburtsdatum, today),
    'adresse.plz': plzProblem(adresse),
    'lieferadresse.plz': plzProblem(lieferadresse),
  };
  return Object.entries(problems)
    .filter(([, text]) => text)
    .map(([feld, text]) => `${feld}: ${text}`);
}

/** The names of the fields that differ, those of an address individually (`adresse.plz`); the role as `rolle`. */
export function changedFelder<T extends object>(before: T, after: T): string[] {
  const old = new Map(leaves(before));
  return leaves(after)
    .filter(([feld, value]) => old.get(feld) !== value)
    .map(([feld]) => (feld === 'role' ? 'rolle' : feld));
}

function leaves(angaben: object): [feld: string, value: unknown][] {
  return Object.entries(angaben).flatMap(([feld, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? leaves(value).map(([part, inner]) => [`${feld}.${part}`, inner])
      : [[feld, value]],
  );
}
