import { z } from 'zod';
import type { ProduktTyp } from './produkt-typ.ts';
import { seife } from './seife.ts';

/** Every type of product, by its `typ` (docs/how-to/add-a-product-type.md). */
export const produktTypen = { seife };

export type ProduktTypName = keyof typeof produktTypen;
type Typen = typeof produktTypen;

type Named<Typ> = Typ extends 'seife' ? { typ?: Typ } : { typ: Typ };

/** What one of the types has besides what all have, as it may be typed; without `typ` it is a soap. */
export type TypEingabe = {
  [Typ in ProduktTypName]: Named<Typ> & z.output<Typen[Typ]['eingabe']>;
}[ProduktTypName];

type OrNull<Fields> = {
  [Key in keyof Fields]: undefined extends Fields[Key] ? Fields[Key] | null : Fields[Key];
};

/** The same as it is stored; `null` is nothing. */
export type AngabenOf<Typ extends ProduktTypName> = {
  [One in Typ]: Named<One> & OrNull<z.output<Typen[One]['angaben']>>;
}[Typ];

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The fields of all types side by side: a product has those of its own. One name means the same in every type. */
export type Angaben = Partial<AllOf<z.output<Typen[ProduktTypName]['angaben']>>>;
/** Those that are said; `null` clears one. */
export type GesagteAngaben = { [Key in keyof Angaben]: Angaben[Key] | null };

type AngabenEingabe = Partial<AllOf<z.output<Typen[ProduktTypName]['eingabe']>>>;

/** `angaben` or `eingabe` of all types as the fields of one schema. */
export function fieldsOfAll<Part extends 'angaben' | 'eingabe'>(part: Part) {
  const shapes = Object.values<ProduktTyp>(produktTypen).map((typ) => typ[part].partial().shape);
  type Fields = Part extends 'angaben' ? Angaben : AngabenEingabe;
  return Object.assign({}, ...shapes) as {
    [Key in keyof Fields]-?: z.ZodOptional<z.ZodType<Exclude<Fields[Key], undefined>>>;
  };
}

/** The type of this name. One that this program does not know has no fields of its own. */
export function produktTypOf(typ: string): ProduktTyp {
  const typen: Record<string, ProduktTyp> = produktTypen;
  return typen[typ] ?? { typ, name: typ, angaben: z.object({}), eingabe: z.object({}), rezept: () => [] };
}
