import { AppError } from '#shared/wire/errors.ts';
import { type Angaben, produktTypOf } from '../produkttypen/produkt-typen.ts';
import type { RezeptTeil } from '../rezept.ts';

/** The columns of a product for the fields of its type. */
export type TypColumns = { typ: string; angaben: string };

/** The fields of its type, validated. */
export function readProduktAngaben({ typ, angaben }: TypColumns): Angaben {
  return produktTypOf(typ).angaben.parse(JSON.parse(angaben));
}

/** Validates the fields of the product's type, as typed; fields of no or another type are left out. */
export function readEingabe(typ: string, eingabe: object): object {
  const { data, error } = produktTypOf(typ).eingabe.partial().safeParse(eingabe);
  if (data) return data;
  const fehler = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new AppError('BAD_REQUEST', `Ungültige Eingabe: ${fehler.join(', ')}`, { fehler });
}

/** Validated before they are stored; `null` clears one, fields of no or another type are left out. */
export function writeProduktAngaben(typ: string, angaben: object): string {
  const given = Object.entries(angaben).filter(([, value]) => value !== null);
  return JSON.stringify(produktTypOf(typ).angaben.parse(Object.fromEntries(given)));
}

/** The recipe parts of one piece by the fields of its type. */
export function angabenTeileOf(row: TypColumns): RezeptTeil[] {
  return produktTypOf(row.typ).rezept(readProduktAngaben(row));
}
