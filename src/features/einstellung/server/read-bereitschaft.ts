import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum.ts';
import type { TextPruefung, VerkaufsProdukt } from '../bereit-fakten.ts';
import { bereitschaft, type Zeile } from '../bereitschaft.ts';
import type { Umgebung } from '../umgebung.ts';
import { readEinstellungen } from './read-einstellungen.ts';

/** Where the facts come from that are not settings. */
export type BereitQuellen = {
  umgebung: Umgebung;
  now: () => Date;
  /** The products that shoppers see. */
  listVerkaufbare: (db: Db) => Promise<VerkaufsProdukt[]>;
};

/** 'Bereit zum Öffnen?' as of this moment; inside a transaction as of that. */
export async function readBereitschaft(
  db: Db,
  { umgebung, now, listVerkaufbare }: BereitQuellen,
): Promise<Zeile[]> {
  return bereitschaft({
    einstellungen: await readEinstellungen(db),
    tag: tagOf(now()),
    umgebung,
    produkte: await listVerkaufbare(db),
    rechtstexte: eingebaut,
    hatGewaehrleistung: false,
  });
}

/** The legal texts of every shop are examples. */
const eingebaut: TextPruefung[] = [
  { art: 'agb', titel: 'AGB', geprueftAm: null },
  { art: 'widerruf', titel: 'Widerrufsbelehrung', geprueftAm: null },
  { art: 'versand', titel: 'Versand und Zahlung', geprueftAm: null },
  { art: 'datenschutz', titel: 'Datenschutz', geprueftAm: null },
  { art: 'impressum', titel: 'Impressum', geprueftAm: null },
];
