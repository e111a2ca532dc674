import type { z } from 'zod';
import type { Merkmal } from '#shared/merkmale/merkmal.ts';
import type { RezeptTeil } from '../rezept.ts';

/**
 * One type of product: its own fields and its recipe. Its texts in the shop are in `produkt-texte.ts`, so that shoppers
 * do not load the validation.
 */
export type ProduktTyp<
  Typ extends string = string,
  Angaben extends z.ZodObject = z.ZodObject,
  Eingabe extends z.ZodObject = z.ZodObject,
> = {
  typ: Typ;
  /** The German word for one product of this type. */
  name: string;
  /** Its own fields as stored and sent; unset ones are missing. */
  angaben: Angaben;
  /** The same fields as input; `null` clears one. */
  eingabe: Eingabe;
  /**
   * What carts and orders say of it beside its name, and keep as it was. Orders of years are read with it: a label that
   * somebody reads by (`seifeLabel`) never changes.
   */
  merkmale(angaben: z.output<Angaben>): Merkmal[];
  /** The raw materials of one piece, named by its fields. */
  rezept(angaben: z.output<Angaben>): RezeptTeil[];
};

/** Lets the compiler infer the types of a type's fields. */
export function defineProduktTyp<
  const Typ extends string,
  Angaben extends z.ZodObject,
  Eingabe extends z.ZodObject,
>(typ: ProduktTyp<Typ, Angaben, Eingabe>): ProduktTyp<Typ, Angaben, Eingabe> {
  return typ;
}
