import { hashOf } from '#features/bild/bild-adresse.ts';
import { ladenBildPlaetze } from '#features/bild/laden-bild.ts';
import type { AngabenOf, Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import type { LadenBilder } from '#features/einstellung/ladenbilder/laden-bilder-contract.ts';

/** Domains that belong to nobody (RFC 2606). */
const reserved = /(^|[@.])(example\.(com|net|org)|example|test|invalid|localhost)$/i;

/** People of examples, also the owner of this program's example workshop. */
const person = /^(maria lindner|(max|maria|erika|erna) muster(mann|frau)|(max|maria|ada|anna) beispiel)$/i;

/** Streets of examples; that of this program's example workshop is one with its number. */
const strasse = /^(muster|beispiel)(straße|strasse|str\.|weg|gasse|allee|platz)/i;

/**
 * A value that is an example: where it stands, and what it is. `isDenkbar`: a real shop may have the same,
 * for example its owner the same name.
 */
export type BeispielWert = { feld: string; name: string; isDenkbar?: true };

/** The settings that examples fill. */
type Werte = Pick<Einstellungen, 'laden' | 'steuer' | 'zahlung' | 'post'>;

type Muster = BeispielWert & { isBeispiel: (werte: Werte) => boolean };

/** Values that are in many examples, also in those of this program, and in hardly any real shop. */
const muster: Muster[] = [
  {
    feld: 'laden.inhaberin',
    name: 'Inhaberin',
    isDenkbar: true,
    isBeispiel: ({ laden }) => person.test(laden.angaben.inhaberin),
  },
  {
    feld: 'laden.adresse.strasse',
    name: 'Straße',
    isBeispiel: ({ laden }) => isStrasse(laden.angaben.adresse),
  },
  {
    feld: 'laden.adresse.stadt',
    name: 'Adresse',
    isBeispiel: ({ laden }) => /^muster(stadt|hausen|ort)?$/i.test(laden.angaben.adresse.stadt),
  },
  {
    feld: 'laden.email',
    name: 'E-Mail-Adresse',
    isBeispiel: ({ laden }) => reserved.test(laden.angaben.email),
  },
  {
    // Numbers for films and examples (Bundesnetzagentur): Berlin 030 23125 000–999.
    feld: 'laden.telefon',
    name: 'Telefonnummer',
    isBeispiel: ({ laden }) => /^(49|0)3023125\d{3}$/.test(laden.angaben.telefon.replaceAll(/\D/g, '')),
  },
  {
    feld: 'laden.lucid',
    name: 'LUCID-Nummer',
    isBeispiel: ({ laden }) => laden.angaben.lucid === 'DE1234567890123',
  },
  {
    feld: 'steuer.steuernummer',
    name: 'Steuernummer',
    isBeispiel: ({ steuer }) => steuer.angaben.steuernummer.replaceAll(/\D/g, '') === '1234567890',
  },
  {
    feld: 'steuer.ustIdNr',
    name: 'USt-IdNr.',
    isBeispiel: ({ steuer }) => steuer.angaben.ustIdNr === 'DE123456789',
  },
  {
    feld: 'zahlung.vorkasse.iban',
    name: 'IBAN',
    isBeispiel: ({ zahlung }) => zahlung.angaben.vorkasse.iban === 'DE89370400440532013000',
  },
  {
    feld: 'zahlung.vorkasse.kontoinhaber',
    name: 'Name zum Konto',
    isDenkbar: true,
    isBeispiel: ({ zahlung }) => person.test(zahlung.angaben.vorkasse.kontoinhaber),
  },
  {
    feld: 'post.absender',
    name: 'Absenderadresse',
    isBeispiel: ({ post }) => reserved.test(post.angaben.absender),
  },
];

/** The values that are still those of an example. */
export function beispielWerte(werte: Werte): BeispielWert[] {
  return muster.filter(({ isBeispiel }) => isBeispiel(werte)).map(({ isBeispiel: _, ...wert }) => wert);
}

function isStrasse({ strasse: name, hausnummer }: AngabenOf<'laden'>['adresse']): boolean {
  return strasse.test(name) || (name === 'Am Lindenhof' && hausnummer === '7');
}

/** The pictures of this program's example workshop, by the hash in the address of their `quer` cut. */
export const beispielBilder = {
  startseite: { name: 'Bild der Startseite', hash: '99c3365feb7525638e73e8ff2aeb8b0a' },
  dasSindWir: { name: 'Bild auf „Das sind wir“', hash: 'ad87f8db77d01bd5f9bd9932dba5f25a' },
} satisfies Record<keyof LadenBilder, { name: string; hash: string }>;

/** The pictures of the shop that are still those of the example, by their names. */
export function shownBeispielBilder(bilder: LadenBilder): string[] {
  return ladenBildPlaetze
    .filter((platz) => hashOf(bilder[platz]?.quer.url ?? '') === beispielBilder[platz].hash)
    .map((platz) => beispielBilder[platz].name);
}
