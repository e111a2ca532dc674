import { z } from 'zod';
import type { ProduktTyp } from './produkt-typ.ts';
import { seife } from './seife.ts';

/** Every type of product, by its `typ` (docs/how-to/add-a-product-type.md). */
export const produktTypen = { seife };

export type ProduktTypName = keyof typeof produktTypen;
type Typen = typeof produktTypen;

type Named<Typ> = Typ extends 'seife' ? { typ?: Typ } : { typ: Typ };

/** The own fields of one of the types as input; without `typ` it is a soap. */
export type TypEingabe = {
  [Typ in ProduktTypName]: Named<Typ> & z.output<Typen[Typ]['eingabe']>;
}[ProduktTypName];

type OrNull<Fields> = {
  [Key in keyof Fields]: undefined extends Fields[Key] ? Fields[Key] | null : Fields[Key];
};

/** The same as stored; `null` means unset. */
export type AngabenOf<Typ extends ProduktTypName> = {
  [One in Typ]: Named<One> & OrNull<z.output<Typen[One]['angaben']>>;
}[Typ];

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The fields of all types together: a product has those of its own type. A name means the same in every type. */
export type Angaben = Partial<AllOf<z.output<Typen[ProduktTypName]['angaben']>>>;
/** The fields given in an input; `null` clears one. */
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

/** The type of this name. An unknown one has no fields of its own. */
export function produktTypOf(typ: string): ProduktTyp {
  const typen: Record<string, ProduktTyp> = produktTypen;
  return typen[typ] ?? { typ, name: typ, angaben: z.object({}), eingabe: z.object({}), rezept: () => [] };
}
