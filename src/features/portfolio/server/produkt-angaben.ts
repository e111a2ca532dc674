import { type Angaben, type GesagteAngaben, produktTypOf } from '../produkt-typen.ts';
import type { RezeptTeil } from '../rezept.ts';

/** The columns of a product for the fields of its type. */
export type TypColumns = { typ: string; angaben: string };

/** The fields of its type, validated. */
export function readAngaben({ typ, angaben }: TypColumns): Angaben {
  return produktTypOf(typ).angaben.parse(JSON.parse(angaben));
}

/** Validated before they are stored; `null` clears one, fields of no or another type are left out. */
export function writeAngaben(typ: string, angaben: GesagteAngaben): string {
  const said = Object.entries(angaben).filter(([, value]) => value !== null);
  return JSON.stringify(produktTypOf(typ).angaben.parse(Object.fromEntries(said)));
}

/** The recipe parts of one piece by the fields of its type. */
export function teileOf(row: TypColumns): RezeptTeil[] {
  return produktTypOf(row.typ).rezept(readAngaben(row));
}
