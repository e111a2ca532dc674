import { z } from 'zod';
import { ownValue } from '#shared/wire/own-value.ts';
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

type AlleAngaben = z.output<Typen[ProduktTypName]['angaben']>;
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/**
 * The fields of all types together: a product has those of its own type. A name means the same in every type;
 * its allowed values are those of the type.
 */
export type Angaben = { [Key in KeyOf<AlleAngaben>]?: ValueOf<AlleAngaben, Key> };

/** The same as the fields of one schema, which takes in each what any of the types has there. */
export function angabenOfAll() {
  const fields: Record<string, z.ZodType> = {};
  for (const { angaben } of Object.values<ProduktTyp>(produktTypen))
    for (const [name, schema] of Object.entries<z.ZodType>(angaben.partial().shape))
      fields[name] = fields[name]?.or(schema) ?? schema;
  return fields as { [Key in keyof Angaben]-?: z.ZodOptional<z.ZodType<Exclude<Angaben[Key], undefined>>> };
}

/**
 * The fields of all types as one input. A name that only one type has is validated at once; one that several
 * have is validated once the product's type is known.
 */
export function eingabeOfAll() {
  const fields: Record<string, z.ZodType> = {};
  for (const { eingabe } of Object.values<ProduktTyp>(produktTypen))
    for (const [name, schema] of Object.entries<z.ZodType>(eingabe.shape))
      fields[name] = name in fields ? z.unknown() : schema;
  return fields as Record<keyof Angaben, z.ZodType<unknown, unknown>>;
}

export function isKnownTyp(typ: string): boolean {
  return Object.hasOwn(produktTypen, typ);
}

/**
 * The type of this name. One that this program does not know (an older program on a newer database) has no
 * fields here, and its recipe counts as a gap: it cannot be produced or calculated without its raw materials.
 */
export function produktTypOf(typ: string): ProduktTyp {
  return ownValue<ProduktTyp>(produktTypen, typ) ?? { typ, name: typ, ...unknownTyp };
}

const unknownTyp: Omit<ProduktTyp, 'typ' | 'name'> = {
  angaben: z.object({}),
  eingabe: z.object({}),
  merkmale: () => [],
  rezept: () => [{ teil: 'rezept', typ: 'Rezept', bezeichnung: null, menge: 1 }],
};
