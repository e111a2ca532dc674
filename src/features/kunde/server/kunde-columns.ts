import { type KundeAngaben, kundeAngaben } from '../angaben.ts';
import type { KundeRow } from './kunde.repository.ts';

/** As they are written; the addresses and the preferences as JSON. */
export function toKundeColumns({ telefon, geschlecht, geburtsdatum, notizen, ...parts }: KundeAngaben) {
  return {
    telefon,
    geschlecht,
    geburtsdatum,
    notizen,
    adresse: JSON.stringify(parts.adresse),
    lieferadresse: JSON.stringify(parts.lieferadresse),
    kommunikation: JSON.stringify(parts.kommunikation),
  };
}

/** As they are read: what stands in the table has to be what the schema says. */
export function fromKundeColumns(row: KundeRow): KundeAngaben {
  return kundeAngaben.parse({
    ...row,
    adresse: JSON.parse(row.adresse),
    lieferadresse: JSON.parse(row.lieferadresse),
    kommunikation: JSON.parse(row.kommunikation),
  });
}
