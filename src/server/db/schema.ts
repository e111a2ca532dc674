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
