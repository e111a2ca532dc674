import type { Generated } from 'kysely';

/**
 * The whole database on one page. Column palette: text, whole numbers, bytes; booleans are 0/1, money whole cents,
 * points in time ISO 8601 in UTC. Columns carry the specification's words.
 */
export type Database = {
  produkt: ProduktTable;
  bild: BildTable;
  bildVariante: BildVarianteTable;
  produktBild: ProduktBildTable;
  katalog: KatalogTable;
  account: AccountTable;
  session: SessionTable;
  attempt: AttemptTable;
  cartItem: CartItemTable;
  kunde: KundeTable;
  kundeAenderung: KundeAenderungTable;
  kundennummerFolge: KundennummerFolgeTable;
};

export type ProduktTable = {
  id: string;
  name: string;
  seife: string;
  gramm: number;
  aroma: string;
  seifenform: string;
  zusatz: string | null;
  optional: string | null;
  verpackung: string | null;
  preisCent: number | null;
  weblink: string | null;
  aktiv: number;
  reihenfolge: number;
  kurz: string | null;
  lang: string | null;
  inhaltsstoffe: string | null;
  anwendung: string | null;
  besonderheiten: string | null;
  createdAt: string;
  updatedAt: string;
};

/** One picture by its content: `hash` of the bytes that came in; width and height after turning it upright. */
export type BildTable = {
  hash: string;
  breite: number;
  hoehe: number;
  /** Tiny blurred data image, shown until the picture is there. */
  platzhalter: string;
  createdAt: string;
};

export type BildVarianteTable = {
  hash: string;
  breite: number;
  format: string;
  daten: Uint8Array;
};

/** Which picture a product shows where: position 0 is the main picture, 1… the gallery. */
export type ProduktBildTable = {
  produktId: string;
  position: number;
  hash: string;
  altText: string;
};

/** One row. `version` rises with every write to the catalogue, in the same transaction. */
export type KatalogTable = {
  id: number;
  version: number;
};

/**
 * Somebody who can sign in. `emailKey` is the address as it is compared; `email` as it was typed. `suche` is all by which
 * the list of accounts finds somebody, written by `benutzer`; empty until it has seen the account.
 */
export type AccountTable = {
  id: string;
  email: string;
  emailKey: string;
  /** argon2id in the PHC string format, with its own cost. */
  passwordHash: string;
  vorname: string;
  nachname: string;
  role: 'admin' | 'employee' | 'customer';
  status: 'active' | 'blocked' | 'pending';
  /** When the privacy notice was agreed to; empty for accounts the shop itself made. */
  datenschutzAt: string | null;
  createdAt: string;
  updatedAt: string;
  lastLogin: string | null;
  suche: Generated<string>;
};

/** One sign-in on one device. The token itself is only with that device. */
export type SessionTable = {
  tokenHash: string;
  accountId: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
};

/** How often something was tried lately; `key` is a hash, so the row does not tell whose it is. */
export type AttemptTable = {
  key: string;
  count: number;
  waitUntil: string;
  forgetAt: string;
};

/** One product in one cart. Name, soap, weight and picture are as last seen, for when the product is gone (R7). */
export type CartItemTable = {
  accountId: string;
  produktId: string;
  menge: number;
  name: string;
  seife: string;
  gramm: number;
  bild: string | null;
  createdAt: string;
};

/** What the workshop knows of an account besides the account itself; everything it does not know is an empty text. */
export type KundeTable = {
  accountId: string;
  kundennummer: string;
  telefon: string;
  geschlecht: string;
  /** A day, `1980-05-17`. */
  geburtsdatum: string;
  /** For the workshop only. */
  notizen: string;
  /** Why the account is blocked. */
  sperrgrund: string;
  /** JSON, checked by the contract of `benutzer` when written and read; so are the next two. */
  adresse: string;
  lieferadresse: string;
  kommunikation: string;
};

/** Who changed which fields of a person's data. Rows are added, never changed, and tell no values. */
export type KundeAenderungTable = {
  id: string;
  accountId: string;
  createdAt: string;
  /** The name at that time: the account it belonged to may be gone. */
  von: string;
  /** That account; empty for the terminal. */
  vonId: string | null;
  /** JSON: the names of the fields. */
  felder: string;
};

/** One row: how many customer numbers were ever given, and the key that shuffles them (decision 018). */
export type KundennummerFolgeTable = {
  id: number;
  vergeben: number;
  schluessel: string;
};
