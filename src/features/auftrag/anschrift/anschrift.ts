/** The fields of an address, in the order of the form; all are texts, the optional ones empty. Always in Germany. */
export const anschriftFelder = [
  'vorname',
  'nachname',
  'firma',
  'strasse',
  'hausnummer',
  'zusatz',
  'plz',
  'stadt',
] as const;
export type AnschriftFeld = (typeof anschriftFelder)[number];

/** An address as an order keeps it. `zusatz` of a Packstation is the customer's Postnummer. */
export type Anschrift = Record<AnschriftFeld, string>;

export const leereAnschrift: Anschrift = {
  vorname: '',
  nachname: '',
  firma: '',
  strasse: '',
  hausnummer: '',
  zusatz: '',
  plz: '',
  stadt: '',
};

/** Longest texts; labels of DHL take less, and the sheet of labels cuts nothing that a person would miss. */
export const laengen: Record<AnschriftFeld, number> = {
  vorname: 50,
  nachname: 50,
  firma: 80,
  strasse: 80,
  hausnummer: 20,
  zusatz: 80,
  plz: 5,
  stadt: 80,
};

/** Which address it is: a parcel machine can only receive parcels. */
export type AnschriftZweck = 'rechnung' | 'lieferung';
