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

const fehlend: Partial<Record<AnschriftFeld, string>> = {
  vorname: 'Bitte den Vornamen eingeben.',
  nachname: 'Bitte den Nachnamen eingeben.',
  strasse: 'Bitte die Straße eingeben.',
  hausnummer: 'Bitte die Hausnummer eingeben.',
  plz: 'Bitte die Postleitzahl eingeben.',
  stadt: 'Bitte den Ort eingeben.',
};

const name = 'Bitte geben Sie den Namen mit Buchstaben ein.';
const mitBuchstaben: Partial<Record<AnschriftFeld, string>> = {
  vorname: name,
  nachname: name,
  strasse: 'Bitte geben Sie die Straße mit Buchstaben ein.',
  stadt: 'Bitte geben Sie den Ort mit Buchstaben ein.',
};

/** Whether parcels go to one of DHL's machines or branches. */
export function isPackstation(strasse: string): boolean {
  return /^\s*(packstation|postfiliale|paketshop)\b/i.test(strasse);
}

/** The problem with one field of an address, or `undefined`; the same in the form and on the server. */
export function anschriftProblem(
  feld: AnschriftFeld,
  anschrift: Anschrift,
  zweck: AnschriftZweck,
): string | undefined {
  const text = anschrift[feld].trim();
  const isStation = isPackstation(anschrift.strasse);
  if (text === '') {
    if (feld === 'zusatz' && isStation && zweck === 'lieferung')
      return 'Für eine Packstation bitte Ihre Postnummer eingeben.';
    return fehlend[feld];
  }
  if (feld === 'plz' && !/^\d{5}$/.test(text)) return 'Eine deutsche Postleitzahl hat fünf Ziffern.';
  if (text.length > laengen[feld]) return `Höchstens ${laengen[feld]} Zeichen.`;
  const ohneBuchstaben = mitBuchstaben[feld];
  if (ohneBuchstaben && !/\p{L}/u.test(text)) return ohneBuchstaben;
  if (feld === 'hausnummer' && !/\d/.test(text)) return 'Eine Hausnummer hat mindestens eine Ziffer.';
  if (feld === 'hausnummer' && !/^[\p{L}\p{M}\p{N} .,/()&'’–-]+$/u.test(text))
    return 'Eine Hausnummer hat nur Ziffern, Buchstaben und Zeichen wie - oder /.';
  if (feld === 'strasse' && isStation && zweck === 'rechnung')
    return 'Eine Packstation oder Postfiliale kann nur Lieferadresse sein. Bitte hier Ihre Wohnadresse eingeben.';
  if (feld === 'zusatz' && isStation && zweck === 'lieferung' && !/^\d{6,10}$/.test(text))
    return 'Eine Postnummer hat 6 bis 10 Ziffern.';
  return undefined;
}
