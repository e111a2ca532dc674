import type { Anschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { tidyAnschrift } from '#features/auftrag/anschrift/tidy-anschrift.ts';
import { isPackstation } from '#shared/packstation.ts';
import type { Absender, PackAuftrag } from '../contract.ts';
import { type DhlProdukt, dhlProduktFuer } from './dhl-produkte.ts';

/** An address as DHL's file has it. */
export type DhlAdresse = {
  name1: string;
  name2: string;
  strasse: string;
  hausnummer: string;
  plz: string;
  stadt: string;
};
export type DhlFeld = keyof DhlAdresse;

/** The columns of an address, in the sequence of the file, as people call them. */
export const dhlFeldTitel: Record<DhlFeld, string> = {
  name1: 'Name',
  name2: 'Zweite Namenszeile',
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  plz: 'Postleitzahl',
  stadt: 'Ort',
};
/** Longest line of a name */
export const nameLaenge = 50;

export const dhlFelder = Object.keys(dhlFeldTitel) as DhlFeld[];

/** One parcel. */
export type DhlZeile = {
  id: string;
  nummer: string;
  empfaenger: DhlAdresse;
  produkt: DhlProdukt;
  gewicht: number;
};

type Gesendet = Pick<PackAuftrag, '_id' | 'nummer' | 'anschrift' | 'gewicht'>;

/**
 * The parcel of an order. A company stands above its person, and what helps to find the door behind her; at a
 * Packstation the second line is the customer's Postnummer (facts §6).
 */
export function dhlZeileOf({ _id: id, nummer, gewicht, ...auftrag }: Gesendet): DhlZeile {
  const anschrift = tidyAnschrift(auftrag.anschrift);
  const { vorname, nachname, strasse, hausnummer, plz, stadt } = anschrift;
  const person = join(' ', vorname, nachname);
  const namen = namenOf(anschrift, person);
  const ort = {
    strasse: strasse.trim(),
    hausnummer: hausnummer.trim(),
    plz: plz.trim(),
    stadt: stadt.trim(),
  };
  return { id, nummer, empfaenger: { ...namen, ...ort }, produkt: dhlProduktFuer(gewicht), gewicht };
}

/** A long name takes both lines before anything of it is shortened. */
function namenOf(anschrift: Anschrift, person: string) {
  const { vorname, nachname, firma, zusatz } = anschrift;
  if (isPackstation(anschrift)) return { name1: join(', ', person, firma), name2: zusatz.trim() };
  if (firma.trim() !== '') return { name1: firma.trim(), name2: join(', ', person, zusatz) };
  const isLang = person.length > nameLaenge && zusatz.trim() === '';
  return isLang ? { name1: vorname.trim(), name2: nachname.trim() } : { name1: person, name2: zusatz.trim() };
}

/** The workshop in the first row of the file. */
export function dhlAbsenderOf({ name, inhaberin, strasse, hausnummer, plz, stadt }: Absender): DhlAdresse {
  const [name1 = '', name2 = ''] = [name, inhaberin].filter(Boolean);
  return { name1, name2, strasse, hausnummer, plz, stadt };
}

function join(between: string, ...parts: string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between);
}
