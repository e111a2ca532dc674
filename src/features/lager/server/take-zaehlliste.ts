import { randomUUIDv7 } from 'node:crypto';
import { bookBewegung, lockBestand } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { LagerArtikel, ZaehllisteBody, ZaehllisteZeile } from '../contract.ts';
import { inventurGrund } from '../gruende.ts';
import { aenderungText, mengeText } from '../menge-text.ts';
import { compareZaehlung } from '../zaehlung.ts';
import type { Anlass } from './anlass.ts';
import { findBestandNach } from './historie.repository.ts';
import { findArtikelRows } from './lager.repository.ts';
import { refuseGebucht } from './refuse-gebucht.ts';
import { toLagerArtikel } from './to-lager-artikel.ts';

type Gezaehlt = { artikel: LagerArtikel; gezaehlt: number; letzteNr: number };

/** Books a stocktake of the whole shelf, all lines or none (ADR 017). */
export function takeZaehlliste(db: Db, body: ZaehllisteBody, anlass: Anlass): Promise<ZaehllisteZeile[]> {
  return db.transaction().execute((db) => addZaehlliste(db, body, anlass));
}

/** The same inside the caller's transaction. */
export async function addZaehlliste(
  db: Db,
  body: ZaehllisteBody,
  anlass: Anlass,
): Promise<ZaehllisteZeile[]> {
  const liste = await loadArtikel(db, body);
  const sorted = liste.toSorted(byArtikelId);
  const [erste] = sorted;
  if (erste) await refuseGebucht(db, { buchungId: body.buchungId, artikelId: erste.artikel.artikelId });
  const buchung = { ...anlass, buchungId: body.buchungId ?? randomUUIDv7(), notizen: body.notizen };
  const gebucht = new Map<string, ZaehllisteZeile>();
  const fehler: string[] = [];
  for (const zeile of sorted) {
    const erfolg = await bookZeile(db, zeile, buchung);
    if (typeof erfolg === 'string') fehler.push(erfolg);
    else gebucht.set(zeile.artikel._id, erfolg);
  }
  if (fehler.length > 0) throw new AppError('CONFLICT', 'Die Inventur ist nicht gebucht', { fehler });
  return liste.flatMap(({ artikel }) => gebucht.get(artikel._id) ?? []);
}

async function loadArtikel(db: Db, { zeilen }: ZaehllisteBody): Promise<Gezaehlt[]> {
  const ids = zeilen.map(({ _id }) => _id);
  const rows = new Map((await findArtikelRows(db, ids)).map((row) => [row.id, row]));
  if (new Set(ids).size < ids.length)
    throw new AppError('BAD_REQUEST', 'Ein Artikel steht mehrmals auf der Zählliste.');
  return zeilen.map(({ _id, ...rest }) => {
    const row = rows.get(_id);
    if (!row) throw notFound('Artikel');
    return { artikel: toLagerArtikel(row), ...rest };
  });
}

type ZeilenBuchung = Anlass & { buchungId: string; notizen: string | null | undefined };

/** Books one line, or answers why that is not possible. */
async function bookZeile(
  db: Db,
  { artikel, gezaehlt, letzteNr }: Gezaehlt,
  buchung: ZeilenBuchung,
): Promise<ZaehllisteZeile | string> {
  const { _id, artikelId, name, einheit } = artikel;
  const jetzt = await lockBestand(db, artikelId);
  if (!jetzt) return `${name} gibt es nicht mehr`;
  const erwartet = letzteNr === jetzt.letzteNr ? jetzt.menge : await findBestandNach(db, _id, letzteNr);
  if (erwartet === undefined) return `${name}: Die Zählung passt zu keinem Stand. Bitte neu zählen.`;
  const { isMoeglich, ...ergebnis } = compareZaehlung({ gezaehlt, erwartet, bestand: jetzt.menge });
  const { aenderung: menge, zwischenzeitlich } = ergebnis;
  const bewegt = `${aenderungText(zwischenzeitlich, einheit)} seit der Zählung`;
  const gezaehltText = mengeText(gezaehlt, einheit);
  if (!isMoeglich) return `${name}: ${gezaehltText} gezählt, aber ${bewegt}. Bitte neu zählen.`;

  const zaehlung = zwischenzeitlich === 0 ? '' : `Gezählt: ${gezaehltText}; ${bewegt}.`;
  const notizen = [buchung.notizen, zaehlung].filter(Boolean).join(' ');
  const grund = inventurGrund;
  const bewegung = await bookBewegung(db, { ...buchung, artikelId, menge, typ: 'inventur', grund, notizen });
  if (!bewegung) return `${name}: So viel passt in kein Lager.`;
  return { _id, name, einheit, gezaehlt, erwartet, ...ergebnis };
}

function byArtikelId(a: Gezaehlt, b: Gezaehlt): number {
  return a.artikel.artikelId < b.artikel.artikelId ? -1 : 1;
}
