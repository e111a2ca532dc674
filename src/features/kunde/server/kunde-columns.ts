import { type KundeAngaben, kundeAngaben } from '../angaben.ts';
import type { KundeRow } from './kunde.repository.ts';

/** The columns of a person; addresses and preferences as JSON. */
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

/** The reverse: stored values are validated against the schema. */
export function fromKundeColumns(row: KundeRow): KundeAngaben {
  return kundeAngaben.parse({
    ...row,
    adresse: JSON.parse(row.adresse),
    lieferadresse: JSON.parse(row.lieferadresse),
    kommunikation: JSON.parse(row.kommunikation),
  });
}
