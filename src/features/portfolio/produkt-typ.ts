import type { z } from 'zod';
import type { RezeptTeil } from './rezept.ts';

/**
 * One type of product: the fields that only it has and what a piece is made of. What the shop says about it stands in
 * `produkt-texte.ts`, so that shoppers do not load its checks.
 */
export type ProduktTyp<
  Typ extends string = string,
  Angaben extends z.ZodObject = z.ZodObject,
  Eingabe extends z.ZodObject = z.ZodObject,
> = {
  typ: Typ;
  /** As people call one of it. */
  name: string;
  /** Its own fields as they are stored and answered; what is not said is missing. */
  angaben: Angaben;
  /** The same fields as they may be typed; `null` clears one. */
  eingabe: Eingabe;
  /** What one piece takes, named by its fields. */
  rezept(angaben: z.output<Angaben>): RezeptTeil[];
};

/** Lets the compiler work out the types of a type's fields. */
export function defineProduktTyp<
  const Typ extends string,
  Angaben extends z.ZodObject,
  Eingabe extends z.ZodObject,
>(typ: ProduktTyp<Typ, Angaben, Eingabe>): ProduktTyp<Typ, Angaben, Eingabe> {
  return typ;
}
