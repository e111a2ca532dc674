import type { Anschrift } from './anschrift.ts';

/** The lines of an address as they stand on a parcel. */
export function anschriftZeilen(adresse: Anschrift): string[] {
  const { vorname, nachname, firma, strasse, hausnummer, zusatz, plz, stadt } = adresse;
  const lines = [firma, `${vorname} ${nachname}`, zusatz, `${strasse} ${hausnummer}`, `${plz} ${stadt}`];
  return lines.map((line) => line.trim()).filter(Boolean);
}
