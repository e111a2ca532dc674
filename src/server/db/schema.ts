import type { Generated } from 'kysely';

/**
 * The whole database. Column types: text, whole numbers, bytes; booleans are 0/1, money whole cents, points in time ISO
 * 8601 in UTC. Columns are named with the specification's words.
 */
export type Database = {
  produkt: ProduktTable;
  rezept: RezeptTable;
  bild: BildTable;
  bildVariante: BildVarianteTable;
  produktBild: ProduktBildTable;
  ladenBild: LadenBildTable;
  katalog: KatalogTable;
  preisverlauf: PreisverlaufTable;
  account: AccountTable;
  session: SessionTable;
  attempt: AttemptTable;
  kontoLink: KontoLinkTable;
  linkAnfrage: LinkAnfrageTable;
  secret: SecretTable;
  cart: CartTable;
  cartItem: CartItemTable;
  rohstoff: RohstoffTable;
  bestand: BestandTable;
  bewegung: BewegungTable;
  produktion: ProduktionTable;
  reservierung: ReservierungTable;
  warenberechnung: WarenberechnungTable;
  kunde: KundeTable;
  kundeAenderung: KundeAenderungTable;
  kundennummerFolge: KundennummerFolgeTable;
  sicherung: SicherungTable;
  build: BuildTable;
  asset: AssetTable;
  job: JobTable;
  einstellung: EinstellungTable;
  rechtstext: RechtstextTable;
  rechtstextPruefung: RechtstextPruefungTable;
  rechtstextEntwurf: RechtstextEntwurfTable;
  rechtstextFassung: RechtstextFassungTable;
  gewaehrleistung: GewaehrleistungTable;
  gewaehrleistungDatei: GewaehrleistungDateiTable;
  gewaehrleistungBild: GewaehrleistungBildTable;
  auftrag: AuftragTable;
  auftragPosten: AuftragPostenTable;
  auftragEreignis: AuftragEreignisTable;
  bankUmsatz: BankUmsatzTable;
  onlineAngebot: OnlineAngebotTable;
  zahlungsversuch: ZahlungsversuchTable;
  zahlungsmeldung: ZahlungsmeldungTable;
  erstattung: ErstattungTable;
  probezahlung: ProbezahlungTable;
  probelauf: ProbelaufTable;
  zugangsdaten: ZugangsdatenTable;
  beleg: BelegTable;
  belegInhalt: BelegInhaltTable;
  belegPdf: BelegPdfTable;
  belegFolge: BelegFolgeTable;
  belegAltbestand: BelegAltbestandTable;
  belegVonHand: BelegVonHandTable;
  markttag: MarkttagTable;
  markttagPosten: MarkttagPostenTable;
  nachricht: NachrichtTable;
  widerruf: WiderrufTable;
  widerrufEreignis: WiderrufEreignisTable;
};

/** One product. `nameKey` is the name in its compared form; a change raises `version`; `geaendertVon` is its author. */
export type ProduktTable = {
  id: string;
  name: string;
  nameKey: string;
  typ: Generated<string>;
  /** JSON with the fields of its type only; validated by the type's schema when written and read. */
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
  /** The tax rate in tenths of a per cent: 190 for 19 %. */
  steuersatzPromille: Generated<number>;
  /** 0: sold from stock only; 1: also made to order, then `fertigungstage` are the working days that takes. */
  aufBestellung: Generated<number>;
  fertigungstage: number | null;
  /** Grams of one packed piece; null: the product's own weight counts. */
  packgewicht: number | null;
  /** 1: a lowered price is to be shown as reduced; whether it is, follows from `preisverlauf`. */
  ermaessigt: Generated<number>;
  /** Identifies the product to authorities and shoppers; each product's is another. */
  artikelnummer: Generated<string | null>;
  warnhinweise: Generated<string | null>;
};

/**
 * From `at` on a product had this price; the newest row, that of the highest `nr`, says what it has now.
 * `aktiv`: whether it was in the shop; `ermaessigt`: whether its owner had marked it as reduced. Append-only,
 * and kept when the product is deleted.
 */
export type PreisverlaufTable = {
  produktId: string;
  nr: number;
  preisCent: number | null;
  aktiv: number;
  ermaessigt: number;
  at: string;
  /** The author's name at that time, and the account; null where they are not known. */
  von: string | null;
  vonId: string | null;
};

/**
 * The amount of one raw material in one piece of a product, in whole units of its kind. `teil` is the recipe field that
 * names it; a part without a row is a gap (R10).
 */
export type RezeptTable = {
  produktId: string;
  teil: string;
  rohstoffId: string;
  menge: number;
};

/** One picture. `hash` is that of the uploaded bytes; width and height are those after turning it upright. */
export type BildTable = {
  hash: string;
  breite: number;
  hoehe: number;
  /** Tiny blurred data URL, shown until the picture has loaded. */
  platzhalter: string;
  createdAt: string;
  /** 1: a line of an order shows it, so it stays when no product does. Never 0 again: orders stay. */
  bestellt: Generated<number>;
};

export type BildVarianteTable = {
  hash: string;
  breite: number;
  format: string;
  daten: Uint8Array;
};

/** The pictures of a product in order: position 0 is the main picture, 1… the gallery; a deleted one leaves a gap. */
export type ProduktBildTable = {
  produktId: string;
  position: number;
  hash: string;
  altText: string;
};

/** The owner's picture of a page (`startseite`, `dasSindWir`): its cuts for wide screens and for phones. */
export type LadenBildTable = {
  platz: string;
  quer: string;
  hoch: string;
  altText: string;
};

/** One row. Every write to the catalogue raises `version` in the same transaction. */
export type KatalogTable = {
  id: number;
  version: number;
};

/**
 * An account. `emailKey` is the address in its compared form; `email` as it was typed. `suche` is the folded text that
 * the search of accounts reads, written with the person behind it (`kunde`).
 */
export type AccountTable = {
  id: string;
  email: string;
  emailKey: string;
  /** argon2id in the PHC string format, which includes its cost. */
  passwordHash: string;
  vorname: string;
  nachname: string;
  role: 'admin' | 'employee' | 'customer';
  status: 'active' | 'blocked' | 'pending';
  /** When the privacy notice was accepted; null for accounts that the shop itself created. */
  datenschutzAt: string | null;
  createdAt: string;
  updatedAt: string;
  lastLogin: string | null;
  suche: Generated<string>;
  /**
   * When its owner showed that mail to `email` reaches her; null: not yet, and again after a change of the
   * address by others.
   */
  emailBestaetigtAt: string | null;
};

/** One sign-in on one device. The table holds only a hash of the token. */
export type SessionTable = {
  tokenHash: string;
  accountId: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  /** Browser and system in two words, 'Chrome, Android'; empty if unknown. */
  geraet: Generated<string>;
};

/**
 * A link of a mail that opens a part of an account until `expiresAt`: it is deleted when it is used, and with
 * every change of the account's access, as sessions are. `email` is the address that it went to. Not part of
 * a backup.
 */
export type KontoLinkTable = {
  tokenHash: string;
  art: 'bestaetigung' | 'passwort' | 'einladung' | 'email';
  accountId: string;
  email: string;
  createdAt: string;
  expiresAt: string;
};

/**
 * A new password was asked for: the address may have an account or not. A job answers, so that the call says
 * and takes the same for both. Not part of a backup.
 */
export type LinkAnfrageTable = {
  id: string;
  email: string;
  createdAt: string;
};

/**
 * Recent attempts of one kind. `key` and `account` are hashes keyed with the installation's secret, so that
 * the row shows neither e-mail nor IP address; `account` is null for a count across accounts. Not part of a
 * backup.
 */
export type AttemptTable = {
  key: string;
  account: string | null;
  count: number;
  waitUntil: string;
  forgetAt: string;
};

/**
 * One row: 32 random bytes of this installation (base64url), made when they are first needed. Not part of a backup: a
 * restored shop makes new ones.
 */
export type SecretTable = {
  id: number;
  value: string;
};

/**
 * A cart. That of an account has the account's id; that of a guest has the SHA-256 of the token in his
 * cookie, and is deleted after `expiresAt`.
 */
export type CartTable = {
  id: string;
  accountId: string | null;
  expiresAt: string | null;
};

/**
 * One product in one cart. Name, merkmale (JSON), grams that the price is for (if any) and picture are as last seen, in
 * case the product goes (R7).
 */
export type CartItemTable = {
  cartId: string;
  produktId: string;
  menge: number;
  name: string;
  merkmale: string;
  gramm: number | null;
  bild: string | null;
  createdAt: string;
};

/** One raw material of any kind. `bezeichnungKey` is its name in its compared form, unique within its `typ`. */
export type RohstoffTable = {
  id: string;
  typ: string;
  bezeichnung: string;
  bezeichnungKey: string;
  verfuegbar: number;
  /** JSON with the fields of its kind only; validated by the kind's schema when written and read. */
  angaben: string;
  createdAt: string;
  updatedAt: string;
};

/**
 * The level of one article, a raw material or a product, in whole units of its `typ`. It changes only together with a
 * new row in `bewegung`; `letzteNr` counts those. The row outlives its article: then `entferntAls` is its last name.
 * `reserviert` is sold and not sent (R38), the sum of its held rows in `reservierung`; it may exceed `menge`.
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
  reserviert: Generated<number>;
};

/** One movement of one article. Triggers refuse to change or delete a row. */
export type BewegungTable = {
  id: string;
  bestandId: string;
  /** 1, 2, 3 … for each article: the order of its movements. */
  nr: number;
  typ: 'eingang' | 'ausgang' | 'inventur' | 'storno';
  menge: number;
  bestandVorher: number;
  bestandNachher: number;
  grund: string;
  notizen: string | null;
  /** Account that booked it, with its name at that time; null for the shop's own bookings. */
  accountId: string | null;
  accountName: string | null;
  /** Shared by movements that were booked together. */
  buchungId: string;
  /** The booking that this one reverses; a booking can be reversed once. */
  stornoVon: string | null;
  createdAt: string;
};

/** One production of finished soap; `stornoId` is the booking that reversed it. Its movements carry its `buchungId`. */
export type ProduktionTable = {
  buchungId: string;
  produktId: string;
  /** The product's name at that time. */
  name: string;
  anzahl: number;
  stornoId: string | null;
  createdAt: string;
};

/**
 * The pieces of one article that one order holds. `gehalten` until they are released (`frei`) or have left the house
 * (`geliefert`); `nummer` is the order's.
 */
export type ReservierungTable = {
  auftragId: string;
  artikelId: string;
  nummer: string;
  menge: number;
  stand: 'gehalten' | 'frei' | 'geliefert';
  createdAt: string;
  beendetAt: string | null;
};

/** The seven parameters of one product's calculation as JSON; all other values are computed. */
export type WarenberechnungTable = {
  id: string;
  produktId: string;
  parameter: string;
  createdAt: string;
  updatedAt: string;
};

/**
 * A person, with any role; unknown values are empty texts. Name and e-mail address are columns of the account (decision
 * 041).
 */
export type KundeTable = {
  id: string;
  /** Null for a person without an account. */
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
  /** JSON, validated by the schema of `kunde` when read; so are the next two. */
  adresse: string;
  lieferadresse: string;
  kommunikation: string;
};

/** Log of which fields of a person were changed, and by whom. Append-only, without values. */
export type KundeAenderungTable = {
  id: string;
  accountId: string;
  createdAt: string;
  /** The author's name at that time: the account may be deleted since. */
  von: string;
  /** The author's account; null for the terminal. */
  vonId: string | null;
  /** JSON list of field names. */
  felder: string;
};

/** One row: how many customer numbers were given so far, and the key that shuffles them (ADR 018). */
export type KundennummerFolgeTable = {
  id: number;
  vergeben: number;
  schluessel: string;
};

/** One row: the latest scheduled backup, and the latest good one. Not part of a backup. */
export type SicherungTable = {
  id: number;
  /** Minutes between two backups. */
  alleMinuten: number;
  /** When the latest one was begun; empty before the first. */
  begonnenAt: string;
  /** `laeuft` while a node makes it; `auffaellig`: made, but the shop is damaged. */
  ergebnis: 'laeuft' | 'gut' | 'auffaellig' | 'gescheitert';
  /** Why the latest one is not good. */
  fehler: string | null;
  /** When the latest good one was begun: it holds the data of that time. */
  gutVon: string | null;
};

/** A build of the browser's code that was started here, by its file names. Not part of a backup (ADR 034). */
export type BuildTable = {
  id: string;
  /** When a node first started it, or started it again after another build. */
  startedAt: string;
};

/** A file of a build with a content hash in its name; `bytes` are compressed with brotli. */
export type AssetTable = {
  name: string;
  buildId: string;
  bytes: Uint8Array;
};

/** A job, run by one node at a time, and the outcome of its latest run. Not part of a backup. */
export type JobTable = {
  name: string;
  /** Number of runs begun; also the number of the latest run. */
  runs: number;
  failures: number;
  startedAt: string | null;
  /** End of the lease of the node that runs it; null while no node does. */
  heldUntil: string | null;
  result: 'done' | 'failed' | 'stopped' | null;
  durationMs: number | null;
  doneAt: string | null;
};

/** One save of one group of settings; the highest version applies. Append-only: it is the history as well. */
export type EinstellungTable = {
  gruppe: string;
  version: number;
  /** JSON, validated by the group's schema when written and read. */
  angaben: string;
  createdAt: string;
  /** The author's name at that time, and the account; null for the shop itself. */
  von: string;
  vonId: string | null;
};

/** A published version of a legal text, from number 2 on: number 1 is built in. Append-only. */
export type RechtstextTable = {
  art: string;
  nr: number;
  text: string;
  /** A day, `2026-11-23`, in the workshop's time zone. */
  gueltigAb: string;
  /** As shown above the text: 'Oktober 2025'. */
  stand: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  hash: string;
  createdAt: string;
  von: string;
  vonId: string | null;
};

/** A lawyer checked a version, built in or published; of several rows the newest applies. Append-only. */
export type RechtstextPruefungTable = {
  id: string;
  art: string;
  nr: number;
  /** A day; empty if no lawyer has checked it. */
  geprueftAm: string;
  /** 1: published on the responsibility of `von`, without a lawyer's check. */
  eigeneVerantwortung: Generated<number>;
  createdAt: string;
  von: string;
  vonId: string | null;
};

/** The draft of a kind of legal text. Each save gives it another random `version`. */
export type RechtstextEntwurfTable = {
  art: string;
  text: string;
  version: string;
  changedAt: string;
  von: string;
  vonId: string | null;
};

/**
 * One version of the guarantee notice; `hash` and `name` are those of its file, null and empty without one.
 * Append-only.
 */
export type GewaehrleistungTable = {
  version: number;
  hash: string | null;
  name: string;
  link: string;
  text: string;
  createdAt: string;
  /** The author's name at that time. */
  von: string;
  vonId: string | null;
};

/**
 * An uploaded notice as it came: `hash` is the SHA-256 of `daten`; size in pixels is that of its picture.
 * Append-only.
 */
export type GewaehrleistungDateiTable = {
  hash: string;
  typ: 'pdf' | 'png' | 'svg';
  daten: Uint8Array;
  groesse: number;
  seiten: number;
  breite: number;
  hoehe: number;
  createdAt: string;
};

/** The picture of an uploaded notice in one width, a lossless WebP. Append-only. */
export type GewaehrleistungBildTable = {
  hash: string;
  breite: number;
  daten: Uint8Array;
};

/** A legal text as an order's shopper saw it, filled with the settings of that time; `bloecke` is JSON. Append-only. */
export type RechtstextFassungTable = {
  /** SHA-256 of `bloecke`, in hexadecimal digits. */
  hash: string;
  art: string;
  nr: number;
  bloecke: string;
  createdAt: string;
};

/**
 * One order (R40): frozen when it is made. Only `accountId`, `tokenHash` and `faelligAt` change later;
 * everything else that happens is a row in `auftragEreignis`. Its person is taken out when the time is over
 * (`datenstand`), and not before.
 */
export type AuftragTable = {
  id: string;
  /** Random, `B-26-K7M4Q` (R42). */
  nummer: string;
  /**
   * SHA-256 of the token that its first mails opened `/bestellung/<token>` with. Links that are made later
   * prove themselves (`seitenTokenOf`).
   */
  tokenHash: string;
  /** Given by the browser, so that a repeated request is the same order (R37). */
  bestellId: string;
  accountId: string | null;
  email: string;
  emailKey: string;
  /** JSON of an `Anschrift`, as is `lieferung`, which is null where it is the same or nothing is delivered. */
  rechnung: string;
  lieferung: string | null;
  versandart: 'dhl' | 'abholung';
  zahlart: 'vorkasse' | 'online' | 'abholung';
  steuermodus: string;
  warenCent: number;
  versandCent: number;
  gesamtCent: number;
  /** JSON list of the tax in the total, by rate. */
  steuer: string;
  /**
   * First and last day of delivery, or the day from which it can be picked up, as it was promised when the
   * order was made.
   */
  terminVon: string;
  terminBis: string;
  /** The same as it is promised now: follows from its events (`zusageOf`), kept because orders are listed by it. */
  zusageVon: string;
  zusageBis: string;
  /** JSON (`Gezeigt`): what the shop said of itself, of payment and of its texts. */
  gezeigt: string;
  /** When the shop has to remind or cancel next; null when it has not. */
  faelligAt: string | null;
  /**
   * What has to be done with it: follows from its events (`auftragslageOf`), kept so that the list of orders
   * is fast.
   */
  aufgabe: 'packen' | 'geld' | 'abholbereit' | 'problem' | 'erledigt';
  /** Normalised text that the list is searched by. */
  suche: string;
  /** 1: something is to be done because of a withdrawal. Follows from its events (`auftragslageOf`). */
  widerrufZuTun: number;
  createdAt: string;
  /**
   * What is left of its person (ADR 079): everything; what the law wants (`pflicht`, after a request);
   * nothing (`anonym`). Since when, if it is not everything.
   */
  datenstand: 'voll' | 'pflicht' | 'anonym';
  datenstandAt: string | null;
};

/** One line of an order as it was sold. `aufBestellung`: it had to be made. Append-only. */
export type AuftragPostenTable = {
  auftragId: string;
  nr: number;
  produktId: string;
  name: string;
  typ: string;
  /** JSON: what the product said of itself, in the words of its type. */
  merkmale: string;
  /** Grams that the price was for, if it was sold by weight; what a piece weighs where `packgewicht` is not known. */
  gramm: number | null;
  packgewicht: number | null;
  preisCent: number;
  grundpreisCent: number | null;
  menge: number;
  summeCent: number;
  steuersatzPromille: number;
  bild: string | null;
  aufBestellung: number;
};

/** Something that happened to an order (R39). Append-only. */
export type AuftragEreignisTable = {
  auftragId: string;
  /** 1, 2, 3 … for each order. */
  nr: number;
  typ: string;
  /** JSON, validated by the schema of its `typ` when written and read. */
  angaben: string;
  /** The author's name at that time, and the account; null for the shop and for guests. */
  von: string;
  vonId: string | null;
  createdAt: string;
};

/**
 * Transfers of a bank statement that are booked as payments, so that none is booked twice. Nothing else is
 * kept of a statement.
 */
export type BankUmsatzTable = {
  /** SHA-256 of what the bank says of the transfer. */
  hash: string;
  auftragId: string;
  /** The number of the payment's event. */
  nr: number;
  createdAt: string;
};

/** What the payment provider offers now, in one row; without a provider there is none. */
export type OnlineAngebotTable = {
  id: 1;
  /** `stripe`, `probe`. */
  anbieter: string;
  /** Whether money moves: `probe` is the example workshop's own provider. */
  modus: 'live' | 'test' | 'probe';
  /** JSON list of its ways to pay (`OnlineWeg`), in the order in which they are shown. */
  wege: string;
  geprueftAt: string;
};

/**
 * One attempt to pay an order online. Written before the provider is spoken to, under the id that makes a
 * repetition the same; never deleted, and of each order at most one is `beginnt` or `offen`.
 */
export type ZahlungsversuchTable = {
  id: string;
  auftragId: string;
  anbieter: string;
  modus: 'live' | 'test' | 'probe';
  betragCent: number;
  /** Until when the provider takes the money. */
  laeuftBis: string;
  /**
   * `beginnt`: the provider may not know it yet; `abgebrochen`: ended by the shop; `abgelaufen`: by its time;
   * `abweichend`: the provider says another amount or currency, so nothing was booked.
   */
  stand: 'beginnt' | 'offen' | 'bezahlt' | 'abgebrochen' | 'abgelaufen' | 'abweichend';
  /** Its id at the provider, and where the shopper pays; null until the provider has answered. */
  anbieterId: string | null;
  adresse: string | null;
  /** What it was paid with (`OnlineWeg`), if the provider says so. */
  weg: string | null;
  /** When the provider is asked next, null once it has ended; when it was asked last. */
  pruefenAt: string | null;
  geprueftAt: string | null;
  createdAt: string;
  beendetAt: string | null;
};

/** A message of a provider, by its own id, so that none is worked off twice. Says only that something may be new. */
export type ZahlungsmeldungTable = {
  /** `stripe:evt_…` */
  id: string;
  anbieter: string;
  /** What it speaks of, by the provider's id; empty for something the shop does not follow. */
  anbieterId: string;
  empfangenAt: string;
  erledigtAt: string | null;
};

/**
 * Money of an order on its way back (ADR 110): written before the provider is spoken to, so that its id is the
 * idempotency key; it stays for ever.
 */
export type ErstattungTable = {
  id: string;
  auftragId: string;
  betragCent: number;
  /** By the provider of the payment `versuchId`, or by transfer. */
  weg: 'anbieter' | 'ueberweisung';
  versuchId: string | null;
  /**
   * `beantragt`: the provider was not asked yet, or a transfer is to be made; `unklar`: it was asked and gave no
   * answer; `laeuft`: it has taken it on; `zurueckgezogen`: the workshop has thought better of a transfer.
   */
  stand: 'beantragt' | 'unklar' | 'laeuft' | 'erledigt' | 'gescheitert' | 'zurueckgezogen';
  /** Its id at the provider, once that has answered. */
  anbieterId: string | null;
  /** Why it failed, in German. */
  grund: string | null;
  /** The customer's account, until the money is transferred. */
  iban: string | null;
  inhaber: string | null;
  /** When the provider is asked next, also about one that is done: it may fail later. When it was asked last. */
  pruefenAt: string | null;
  geprueftAt: string | null;
  createdAt: string;
  beendetAt: string | null;
};

/** A payment at the example workshop's own provider. */
export type ProbezahlungTable = {
  id: string;
  nummer: string;
  betragCent: number;
  /** Where the shopper goes who has paid, and who has not. */
  erfolg: string;
  abbruch: string;
  laeuftBis: string;
  /** When its money is there: may lie ahead. */
  bezahltAt: string | null;
  beendetAt: string | null;
};

/**
 * Access data of the mail server or of the payment provider as the settings have them, encrypted under the key of the
 * installation (R61); `geheim` is null once they were taken away. Left out of backups.
 */
export type ZugangsdatenTable = {
  name: 'smtp' | 'zahlung';
  geheim: string | null;
  version: number;
  geaendertAt: string;
  /** Who changed them last, by the name at that time. */
  von: string;
};

/**
 * A payment by which the owner tries her provider, without an order: paid by herself and returned at once. `zurueck`:
 * the provider accepted to return it; `gescheitert`: it was not paid, or is not returned, for `grund`.
 */
export type ProbelaufTable = {
  id: string;
  anbieter: string;
  modus: 'live' | 'test' | 'probe';
  anbieterId: string | null;
  betragCent: number;
  stand: 'begonnen' | 'bezahlt' | 'zurueck' | 'gescheitert';
  grund: string | null;
  createdAt: string;
  bezahltAt: string | null;
  beendetAt: string | null;
};

/**
 * A market day. While it is `unterwegs`, `reservierung` holds its pieces under its id; `abgerechnet`: the
 * sold ones left the ledger with `buchungId`, and `umsatzCent` came in; `stornoId` is the booking that
 * reversed it.
 */
export type MarkttagTable = {
  id: string;
  ort: string;
  /** A day, `2026-12-05`. */
  tag: string;
  stand: 'unterwegs' | 'abgerechnet' | 'verworfen' | 'zurueckgenommen';
  umsatzCent: number | null;
  steuermodus: string | null;
  buchungId: string | null;
  stornoId: string | null;
  /** Author of its latest change, with the name at that time. */
  von: string;
  vonId: string | null;
  createdAt: string;
  geaendertAt: string;
};

/** A product of a market day with its price when it was taken along; sold is `mitgenommen - zurueck`. */
export type MarkttagPostenTable = {
  markttagId: string;
  nr: number;
  produktId: string;
  name: string;
  preisCent: number;
  steuersatzPromille: number;
  mitgenommen: number;
  zurueck: number;
};

/**
 * One message of the shop, with all its words when it is written. It waits while `faelligAt` is set. Then it was sent
 * (`gesendetAt`), or is given up with the server's reason (`fehler`), or only kept, because there was no
 * server (neither of both).
 */
export type NachrichtTable = {
  /** Ascending with time. */
  id: string;
  /** As in its header, the same for every attempt. */
  messageId: string;
  art: string;
  /** Messages about one order are sent in their order. */
  auftragId: string | null;
  /** Deleted with the account. */
  accountId: string | null;
  an: string;
  anName: string;
  /** Where answers go instead of the shop's address. */
  antwortAn: string | null;
  betreff: string;
  /** What it says, as compressed JSON (`packInhalt`); HTML and text are rendered from it. */
  inhalt: Uint8Array;
  /** JSON list of references (`anhang`), resolved when it is sent. */
  anhaenge: string;
  /**
   * The secret part of a link, which its content lacks and the back office never shows; null once it was
   * sent or the link is dead.
   */
  geheim: string | null;
  /** When the next attempt is due. */
  faelligAt: string | null;
  /** Attempts that ended, but for those that only met trouble with the mail server. */
  versuche: Generated<number>;
  /** Number of the latest claim of a node that sends it; only its holder may end it. */
  anspruch: Generated<number>;
  /** End of that claim. */
  beanspruchtBis: string | null;
  gesendetAt: string | null;
  /** The first time that a mail server took it; stays when it is sent again. */
  zuerstGesendetAt: string | null;
  /** What the server said at the latest attempt. */
  fehler: string | null;
  /** When the workshop settled one that does not arrive: it counts as stuck no more. */
  erledigtAt: string | null;
  createdAt: string;
};

/**
 * A withdrawal as it was declared, stored before anything else (R46). Only `offen` and `bearbeitet` change
 * later: whether there is something to do with it, and whether the shop has looked for its order and written
 * its receipt.
 */
export type WiderrufTable = {
  /** Ascending with time. */
  id: string;
  /** SHA-256 of the token that opens `/widerruf/<token>`, the receipt. */
  tokenHash: string;
  /** SHA-256 of the click with all that was written, so that a repeated request is the same declaration. */
  schluessel: string;
  name: string;
  bestellung: string;
  email: string;
  stuecke: string;
  /** JSON list of ticked pieces; empty for the whole contract. */
  teile: string;
  /** The id of the order whose page led to the form; empty without one. */
  link: string;
  /** The order that it belongs to, as its events say. */
  auftragId: Generated<string | null>;
  /** 0: somebody has settled it by a word, as its events say. */
  offen: Generated<number>;
  bearbeitet: Generated<number>;
  /** When it is worked off, if it waits: in the first round each place has one, in the next one its second. */
  runde: Generated<number>;
  createdAt: string;
};

/** Something that happened to a declaration. Append-only. */
export type WiderrufEreignisTable = {
  widerrufId: string;
  /** 1, 2, 3 … for each declaration. */
  nr: number;
  typ: string;
  /** JSON, validated by the schema of its `typ` when written and read. */
  angaben: string;
  /** The author's name at that time, and the account; null for the shop. */
  von: string;
  vonId: string | null;
  createdAt: string;
};

/** An invoice or a correction: what stays of it for ever. Append-only. */
export type BelegTable = {
  /** Ascending with time. */
  id: string;
  /** `RE-2026-0040` (R42): in each `jahr` one range, `lauf` is its place in it. */
  nummer: string;
  jahr: number;
  lauf: number;
  art: 'rechnung' | 'korrektur';
  /** The day it is dated. */
  tag: string;
  /** The order, and the number of the last event that it says something of; or the market day. */
  auftragId: string | null;
  ereignisNr: number | null;
  markttagId: string | null;
  bruttoCent: number;
  /** JSON list of gross and tax by rate. */
  steuern: string;
  /** SHA-256 of its content and XML, which are deleted with their person. */
  inhaltHash: string;
  /** The `hash` of the document before it; empty at the first one. */
  vorher: string;
  /** SHA-256 of all these columns but the id. */
  hash: string;
  createdAt: string;
};

/** What a document says, as JSON (`belegInhalt`) and as XML. Deleted with the person of its order, else append-only. */
export type BelegInhaltTable = { belegId: string; inhalt: string; xml: string };

/** The document as PDF/A-3, drawn once after it was written; `hash`: SHA-256 of it. Kept as its content is. */
export type BelegPdfTable = { belegId: string; daten: Uint8Array; hash: string; createdAt: string };

/** One row, locked by who writes a document: year and number of the next one, and the hash of the latest. */
export type BelegFolgeTable = { id: number; jahr: number; naechste: number; hash: string };

/** Orders and market days of the time before there were documents. Append-only. */
export type BelegAltbestandTable = { id: string; was: 'auftrag' | 'markttag' };

/** Those of them that were invoiced by hand, as somebody (`von`) says: deleted when they are taken up again. */
export type BelegVonHandTable = { id: string; von: string; createdAt: string };
