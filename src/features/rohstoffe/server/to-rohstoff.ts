import type { Rohstoff } from '../contract.ts';
import type { RohstoffKind } from '../rohstoff-kind.ts';
import type { RohstoffRow } from './rohstoff.repository.ts';

/** A row as it crosses the wire, with everything that is derived. */
export function toRohstoff<Kind extends RohstoffKind>(kind: Kind, row: RohstoffRow): Rohstoff<Kind> {
  const { id: _id, bezeichnung, aktuellVorrat, mindestbestand, verfuegbar, createdAt, updatedAt } = row;
  return {
    _id,
    bezeichnung,
    ...readAngaben(kind, row.angaben),
    aktuellVorrat,
    mindestbestand,
    verfuegbar: verfuegbar === 1,
    createdAt,
    updatedAt,
  } as Rohstoff<Kind>;
}

/** Stored fields of a kind with the derived ones; a field that came later than the row has its default. */
export function readAngaben(kind: RohstoffKind, stored: string) {
  const angaben = kind.angaben.parse({ ...kind.defaults, ...JSON.parse(stored) });
  return { ...angaben, ...kind.derive(kind.basis.parse(angaben)) };
}

/** Checked before it is stored; keys of no field of this kind are left out. */
export function writeAngaben(kind: RohstoffKind, angaben: object): string {
  return JSON.stringify(kind.angaben.parse(angaben));
}
