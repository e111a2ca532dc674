import { AppError } from '#shared/errors.ts';
import { type Angaben, produktTypOf } from '../produkt-typen.ts';
import type { RezeptTeil } from '../rezept.ts';

/** What a product's row says of its own type. */
export type TypColumns = { typ: string; angaben: string };

/** The fields of its type, checked. */
export function readAngaben({ typ, angaben }: TypColumns): Angaben {
  return produktTypOf(typ).angaben.parse(JSON.parse(angaben));
}

/** What is said of the fields of its type, as it may be typed; what belongs to no or another type is left out. */
export function readEingabe(typ: string, eingabe: object): object {
  const { data, error } = produktTypOf(typ).eingabe.partial().safeParse(eingabe);
  if (data) return data;
  const fehler = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new AppError('BAD_REQUEST', `Ungültige Eingabe: ${fehler.join(', ')}`, { fehler });
}

/** Checked before they are stored; `null` clears one, fields of no or another type are left out. */
export function writeAngaben(typ: string, angaben: object): string {
  const given = Object.entries(angaben).filter(([, value]) => value !== null);
  return JSON.stringify(produktTypOf(typ).angaben.parse(Object.fromEntries(given)));
}

/** What one piece takes by the fields of its type. */
export function teileOf(row: TypColumns): RezeptTeil[] {
  return produktTypOf(row.typ).rezept(readAngaben(row));
}
