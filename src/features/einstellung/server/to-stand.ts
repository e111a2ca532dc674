import type { EinstellungTable } from '#server/db/schema.ts';
import { fillAngaben } from '../fill-angaben.ts';
import { type AngabenOf, type EinstellungName, einstellungen, type Stand } from '../gruppen/gruppen.ts';

/** A setting of a row, or that of a new shop. */
export function toStand<N extends EinstellungName>(name: N, row: EinstellungTable | undefined): Stand<N> {
  const { angaben, leer } = einstellungen[name];
  if (!row) return { version: 0, angaben: leer as AngabenOf<N>, geaendertAt: null, von: null };
  const stored = angaben.parse(fillAngaben(leer, JSON.parse(row.angaben))) as AngabenOf<N>;
  return { version: row.version, angaben: stored, geaendertAt: row.createdAt, von: row.von };
}
