import type { z } from 'zod';

/** What the low-stock mark looks at: a raw material as it is read. */
type Stand<Angaben, Abgeleitet> = Angaben & Abgeleitet & { aktuellVorrat: number; mindestbestand: number };

/** `preis` in euros; `von` is empty when nobody noted it. */
export type Packung = { groesse: string; preis: number; von: string };

/** A kind in the stock: the `gruppe` of its articles, and the `typ` of each, as answers of the stock spell them. */
type Lager = { gruppe: string; typ: string };

/**
 * One kind of raw material: everything in which the kinds differ, once for server and browser. `basis` are the fields
 * that derived values come from, so that a half-filled form can already show them. Its parameters are what the compiler
 * knows of a kind: the words that are spelled on the wire, and its fields.
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
  /** Its word in addresses: `/api/{path}`. */
  path: string;
  /** As people call one of it. */
  name: string;
  /** As people call all of it: the title of its tabs, and the one on a phone. */
  titel: string;
  kurz: string;
  /** Of its stock, as the wire spells it. */
  einheit: Einheit;
  lager: InLager;
  /** In einheiten: what a count may be out by without a question, however little was expected. */
  geringfuegig: number;
  basis: Basis;
  /** The kind's own fields, `basis` among them. */
  angaben: Angaben;
  /** Values of a new one; a field without one has to be sent. */
  defaults: Partial<z.output<Angaben>> & { aktuellVorrat?: number; mindestbestand?: number };
  /** The schema of what `derive` answers. */
  abgeleitet: Abgeleitet;
  derive: (basis: z.output<Basis>) => z.output<Abgeleitet>;
  /** Euros for one einheit. */
  preisProEinheit: (abgeleitet: z.output<Abgeleitet>) => number;
  /** What one pack adds to the stock, in whole einheiten. */
  inhaltOf: (stand: z.output<Basis> & z.output<Abgeleitet>) => number;
  /** Whether the stock of a new one that nobody counted is one pack. */
  vorratFolgt?: boolean;
  /** One pack as it is ordered: its size in words (`15 ml`), its price, and from whom. */
  packungOf: (angaben: z.output<Angaben>) => Packung;
  /** Whether its stock is marked red (admin.txt §4, Low stock marking). */
  isKnapp: (stand: Stand<z.output<Angaben>, z.output<Abgeleitet>>) => boolean;
};

/** Lets the compiler work out the types of a kind's fields. */
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
