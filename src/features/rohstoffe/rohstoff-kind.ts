import type { z } from 'zod';

/** A raw material as needed for the low-stock mark. */
type Stand<Angaben, Abgeleitet> = Angaben & Abgeleitet & { aktuellVorrat: number; mindestbestand: number };

/** `preis` in euros; `von`, the supplier, is empty if unknown. */
export type Packung = { groesse: string; preis: number; von: string };

/** A kind in the stock: the `gruppe` of its articles and their `typ`, as spelled in the stock's answers. */
type Lager = { gruppe: string; typ: string };

/**
 * One kind of raw material: everything in which kinds differ, shared by server and browser. `basis` contains the fields
 * from which values are derived, so that a half-filled form can already show them. The type parameters are the kind's
 * words on the wire and its fields.
 */
export type RohstoffKind<
  Typ extends string = string,
  Einheit extends string = string,
  InLager extends Lager = Lager,
  Basis extends z.ZodObject = z.ZodObject,
  Angaben extends z.ZodObject = z.ZodObject,
  Abgeleitet extends z.ZodObject = z.ZodObject,
> = {
  typ: Typ;
  /** The path of its calls: `/api/{path}`. */
  path: string;
  /** The German word for one of it. */
  name: string;
  /** The German word for all of it: the title of its tab, and the shorter one on a phone. */
  titel: string;
  kurz: string;
  /** The unit of its stock, as spelled on the wire. */
  einheit: Einheit;
  lager: InLager;
  /** In units: the deviation of a count that needs no confirmation, however little was expected. */
  geringfuegig: number;
  basis: Basis;
  /** The kind's own fields, including `basis`. */
  angaben: Angaben;
  /** Default values of a new one; a field without a default is required. */
  defaults: Partial<z.output<Angaben>> & { aktuellVorrat?: number; mindestbestand?: number };
  /** The schema of the result of `derive`. */
  abgeleitet: Abgeleitet;
  derive: (basis: z.output<Basis>) => z.output<Abgeleitet>;
  /** Euros per unit. */
  preisProEinheit: (abgeleitet: z.output<Abgeleitet>) => number;
  /** The content of one pack in whole units of stock. */
  inhaltOf: (stand: z.output<Basis> & z.output<Abgeleitet>) => number;
  /** Whether the stock of a new one defaults to one pack. */
  vorratFolgt?: boolean;
  /** One pack as it is ordered: its size as text (`15 ml`), its price, and its supplier. */
  packungOf: (angaben: z.output<Angaben>) => Packung;
  /** Whether its stock is marked red (requirements.md, admin §4, Low stock marking). */
  isKnapp: (stand: Stand<z.output<Angaben>, z.output<Abgeleitet>>) => boolean;
};

/** Lets the compiler infer the types of a kind's fields. */
export function defineRohstoffKind<
  const Typ extends string,
  const Einheit extends string,
  const InLager extends Lager,
  Basis extends z.ZodObject,
  Angaben extends z.ZodObject,
  Abgeleitet extends z.ZodObject,
>(
  kind: RohstoffKind<Typ, Einheit, InLager, Basis, Angaben, Abgeleitet>,
): RohstoffKind<Typ, Einheit, InLager, Basis, Angaben, Abgeleitet> {
  return kind;
}
