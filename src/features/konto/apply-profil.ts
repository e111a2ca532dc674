import type { Adresse, Lieferadresse } from '#features/kunde/adresse.ts';
import { mergeAdressen } from '#features/kunde/change-adressen.ts';
import type { ProfilBody } from './contract.ts';

/** What people change of their own data. */
export type ProfilAngaben = {
  vorname: string;
  nachname: string;
  telefon: string;
  adresse: Adresse;
  lieferadresse: Lieferadresse;
};

/** The data after saving: absent fields stay, empty texts clear. */
export function applyProfil(before: ProfilAngaben, body: ProfilBody): ProfilAngaben {
  const { vorname, nachname, telefon } = before;
  return {
    vorname: body.vorname ?? vorname,
    nachname: body.nachname ?? nachname,
    telefon: body.telefon ?? telefon,
    ...mergeAdressen(before, body),
  };
}
