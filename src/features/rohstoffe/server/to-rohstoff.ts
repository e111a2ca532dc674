import type { Rohstoff } from '../contract.ts';
import type { RohstoffKind } from '../rohstoff-kind.ts';
import type { RohstoffRow } from './rohstoff.repository.ts';

/** A row as sent on the wire, with all derived values. */
export function toRohstoff<Kind extends RohstoffKind>(kind: Kind, row: RohstoffRow): Rohstoff<Kind> {
  const { id: _id, bezeichnung, aktuellVorrat, mindestbestand, verfuegbar, createdAt, updatedAt } = row;
  return {
    _id,
    bezeichnung,
    ...readRohstoffAngaben(kind, row.angaben),
    aktuellVorrat,
    mindestbestand,
    verfuegbar: verfuegbar === 1,
    createdAt,
    updatedAt,
  } as Rohstoff<Kind>;
}

/** Stored fields of a kind with the derived ones; a field that is newer than the row has its default. */
export function readRohstoffAngaben(kind: RohstoffKind, stored: string) {
  const angaben = kind.angaben.parse({ ...kind.defaults, ...JSON.parse(stored) });
  return { ...angaben, ...kind.derive(kind.basis.parse(angaben)) };
}

/** Validated before it is stored; keys that are no fields of this kind are left out. */
export function writeRohstoffAngaben(kind: RohstoffKind, angaben: object): string {
  return JSON.stringify(kind.angaben.parse(angaben));
}
