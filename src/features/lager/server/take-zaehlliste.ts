import { randomUUIDv7 } from 'node:crypto';
import { type Anlass, bookBewegung, findBestandNach, lockBestaende } from '#features/bestand/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { LagerArtikel, ZaehllisteBody, ZaehllisteZeile } from '../contract.ts';
import { inventurGrund } from '../gruende.ts';
import { aenderungText, mengeText } from '../menge-text.ts';
import { compareZaehlung } from '../zaehlung.ts';
import { findArtikelRows } from './lager.repository.ts';
import { toLagerArtikel } from './to-lager-artikel.ts';

type Gezaehlt = { artikel: LagerArtikel; gezaehlt: number; letzteNr: number };

/** Books a stocktake of the whole shelf, all lines or none (ADR 017). */
export function takeZaehlliste(db: Db, body: ZaehllisteBody, anlass: Anlass): Promise<ZaehllisteZeile[]> {
  return inTransaction(db, (db) => book(db, body, anlass));
}

async function book(db: Tx, body: ZaehllisteBody, anlass: Anlass): Promise<ZaehllisteZeile[]> {
  const liste = await loadArtikel(db, body);
  const artikelIds = liste.map(({ artikel }) => artikel.artikelId);
  const bestaende = await lockBestaende(db, artikelIds, body.buchungId);
  const buchung = { ...anlass, buchungId: body.buchungId ?? randomUUIDv7(), notizen: body.notizen };
  const gebucht: ZaehllisteZeile[] = [];
  const fehler: string[] = [];
  for (const zeile of liste) {
    const jetzt = bestaende.get(zeile.artikel.artikelId);
    const erfolg = await bookZeile(db, { ...zeile, jetzt }, buchung);
    if (typeof erfolg === 'string') fehler.push(erfolg);
    else gebucht.push(erfolg);
  }
  if (fehler.length > 0) throw new AppError('CONFLICT', 'Die Inventur ist nicht gebucht', { fehler });
  return gebucht;
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

/** The level at the time of booking. */
type Stand = { menge: number; letzteNr: number };

type ZeilenBuchung = Anlass & { buchungId: string; notizen: string | null | undefined };

/** Books one line, or returns why it cannot be booked. */
async function bookZeile(
  db: Tx,
  { artikel, gezaehlt, letzteNr, jetzt }: Gezaehlt & { jetzt: Stand | undefined },
  buchung: ZeilenBuchung,
): Promise<ZaehllisteZeile | string> {
  const { _id, artikelId, name, einheit } = artikel;
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
