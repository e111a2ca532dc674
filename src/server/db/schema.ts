import type { Generated } from 'kysely';

/**
 * The whole database on one page. Column palette: text, whole numbers, bytes; booleans are 0/1, money whole cents,
 * points in time ISO 8601 in UTC. Columns carry the specification's words.
 */
export type Database = {
  produkt: ProduktTable;
  rezept: RezeptTable;
  bild: BildTable;
  bildVariante: BildVarianteTable;
  produktBild: ProduktBildTable;
  katalog: KatalogTable;
  account: AccountTable;
  session: SessionTable;
  attempt: AttemptTable;
  cartItem: CartItemTable;
  rohstoff: RohstoffTable;
  bestand: BestandTable;
  bewegung: BewegungTable;
  produktion: ProduktionTable;
  warenberechnung: WarenberechnungTable;
  kunde: KundeTable;
  kundeAenderung: KundeAenderungTable;
  kundennummerFolge: KundennummerFolgeTable;
  sicherung: SicherungTable;
  build: BuildTable;
  asset: AssetTable;
  job: JobTable;
};

/** One product. `nameKey` is the name as it is compared; `version` rises with every change, `geaendertVon` names its author. */
export type ProduktTable = {
  id: string;
  name: string;
  nameKey: string;
  typ: Generated<string>;
  /** The fields of its type only, as JSON; the type's schema checks them when written and read. */
  angaben: string;
  preisCent: number | null;
  weblink: string | null;
  aktiv: number;
  reihenfolge: number;
  kurz: string | null;
  lang: string | null;
  inhaltsstoffe: string | null;
  anwendung: string | null;
  besonderheiten: string | null;
  version: number;
  geaendertVon: string | null;
  createdAt: string;
  updatedAt: string;
};

/**
 * What one piece of a product takes of one raw material, in whole units of its kind. `teil` is the part of the recipe by
 * the field that names it; a part without a row is a gap (R10).
 */
export type RezeptTable = {
  produktId: string;
  teil: string;
  rohstoffId: string;
  menge: number;
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
 * the list of accounts finds somebody, written with the person behind it (`kunde`).
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

/** One product in one cart. Name, soap, weight (if it has them) and picture are as last seen, for when the product is gone (R7). */
export type CartItemTable = {
  accountId: string;
  produktId: string;
  menge: number;
  name: string;
  seife: string | null;
  gramm: number | null;
  bild: string | null;
  createdAt: string;
};

/** One raw material of any kind. `bezeichnungKey` is its name as it is compared, unique within its `typ`. */
export type RohstoffTable = {
  id: string;
  typ: string;
  bezeichnung: string;
  bezeichnungKey: string;
  verfuegbar: number;
  /** The fields of its kind only, as JSON; the kind's schema checks them when written and read. */
  angaben: string;
  createdAt: string;
  updatedAt: string;
};

/**
 * The level of one article, a raw material or a product, in whole units of its `typ`. It only ever changes together
 * with a row in `bewegung`; `letzteNr` counts those. The row outlives its article: then `entferntAls` is its name.
 */
export type BestandTable = {
  id: string;
  typ: string;
  artikelId: string;
  menge: number;
  mindestbestand: number;
  letzteNr: number;
  letzteAenderung: string | null;
  letzterGrund: string | null;
  entferntAls: string | null;
};

/** One movement of one article. The database refuses to change or delete it. */
export type BewegungTable = {
  id: string;
  bestandId: string;
  /** 1, 2, 3 … for each article: the order in which its level moved. */
  nr: number;
  typ: 'eingang' | 'ausgang' | 'inventur' | 'storno';
  menge: number;
  bestandVorher: number;
  bestandNachher: number;
  grund: string;
  notizen: string | null;
  /** Who booked it, as they were called then; empty for what the shop did itself. */
  accountId: string | null;
  accountName: string | null;
  /** Movements that were booked together. */
  buchungId: string;
  /** The booking that this one takes back; it can be taken back once. */
  stornoVon: string | null;
  createdAt: string;
};

/** Finished soap that was booked; `stornoId` is the booking that took it back. Its movements carry its `buchungId`. */
export type ProduktionTable = {
  buchungId: string;
  produktId: string;
  /** The product's name then. */
  name: string;
  anzahl: number;
  stornoId: string | null;
  createdAt: string;
};

/** The seven parameters of one product's calculation as JSON; everything else of it is computed. */
export type WarenberechnungTable = {
  id: string;
  produktId: string;
  parameter: string;
  createdAt: string;
  updatedAt: string;
};

/**
 * A person, whatever his role; everything that is not known is an empty text. Name and e-mail address stand in the account
 * (decision 041).
 */
export type KundeTable = {
  id: string;
  /** Empty for a person without an account. */
  accountId: string | null;
  kundennummer: string;
  telefon: string;
  geschlecht: string;
  /** A day, `1980-05-17`. */
  geburtsdatum: string;
  /** For the workshop only. */
  notizen: string;
  /** Why the account is blocked. */
  sperrgrund: string;
  /** JSON, checked by the schema of `kunde` when it is read; so are the next two. */
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

/** One row: the latest scheduled backup, and the latest one that is good. It stays where it is: no backup carries it. */
export type SicherungTable = {
  id: number;
  /** How often one is to be made. */
  alleMinuten: number;
  /** When the latest one was begun; empty before the first. */
  begonnenAt: string;
  /** `laeuft` while a node makes it; `auffaellig` is one of a shop in which something is wrong. */
  ergebnis: 'laeuft' | 'gut' | 'auffaellig' | 'gescheitert';
  /** Why the latest one is not good. */
  fehler: string | null;
  /** When the latest good one was begun: what is in it is what was there then. */
  gutVon: string | null;
};

/** A build of the browser's code that was started here, by its files' names. Like the files, in no backup (decision 034). */
export type BuildTable = {
  id: string;
  /** When a node first started it, or started it again after another one. */
  startedAt: string;
};

/** A file of a build that is named by its content; `bytes` are compressed with brotli. */
export type AssetTable = {
  name: string;
  buildId: string;
  bytes: Uint8Array;
};

/** One kind of work that one node at a time does, and how its latest run went. Like the backups' row, in no backup. */
export type JobTable = {
  name: string;
  /** How often it was begun; the latest run goes by this number. */
  runs: number;
  failures: number;
  startedAt: string | null;
  /** Until when the node that runs it has it for itself; empty while nobody runs it. */
  heldUntil: string | null;
  result: 'done' | 'failed' | 'stopped' | null;
  durationMs: number | null;
  doneAt: string | null;
};
