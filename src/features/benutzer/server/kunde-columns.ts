import { adresse, lieferadresse } from '../adresse.ts';
import type { Angaben } from '../angaben.ts';
import { kunde } from '../contract.ts';
import { kommunikation } from '../kommunikation.ts';
import type { KundeRow } from './kunde.repository.ts';

/** The part of a person's data that stands in the table `kunde`. */
type KundeAngaben = Omit<Angaben, 'email' | 'vorname' | 'nachname' | 'role'>;

/** As they are written; the addresses and the preferences as JSON. */
export function toKundeColumns(angaben: KundeAngaben) {
  const { telefon, geschlecht, geburtsdatum, notizen } = angaben;
  return {
    telefon,
    geschlecht,
    geburtsdatum,
    notizen,
    adresse: JSON.stringify(angaben.adresse),
    lieferadresse: JSON.stringify(angaben.lieferadresse),
    kommunikation: JSON.stringify(angaben.kommunikation),
  };
}

/** As they are read: what stands in the table has to be what the contract says. */
export function fromKundeColumns(row: KundeRow): KundeAngaben {
  const { telefon, geburtsdatum, notizen } = row;
  return {
    telefon,
    geschlecht: kunde.shape.geschlecht.parse(row.geschlecht),
    geburtsdatum,
    notizen,
    adresse: adresse.parse(JSON.parse(row.adresse)),
    lieferadresse: lieferadresse.parse(JSON.parse(row.lieferadresse)),
    kommunikation: kommunikation.parse(JSON.parse(row.kommunikation)),
  };
}
