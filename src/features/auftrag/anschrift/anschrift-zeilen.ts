import { isPackstation, isPostnummer } from '#shared/packstation.ts';
import type { Anschrift } from './anschrift.ts';

/** The lines of an address as they stand on a parcel. */
export function anschriftZeilen(adresse: Anschrift): string[] {
  const { vorname, nachname, firma, strasse, hausnummer, zusatz, plz, stadt } = adresse;
  const zeile =
    isPackstation(adresse) && isPostnummer(zusatz.trim()) ? `Postnummer ${zusatz.trim()}` : zusatz;
  const lines = [firma, `${vorname} ${nachname}`, zeile, `${strasse} ${hausnummer}`, `${plz} ${stadt}`];
  return lines.map((line) => line.trim()).filter(Boolean);
}
