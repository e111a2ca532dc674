import { randomUUIDv7 } from 'node:crypto';
import {
  type Buchungsanlass,
  bookBewegung,
  findBestandNach,
  lockBestaende,
} from '#features/bestand/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { LagerArtikel, ZaehllisteBody, ZaehllisteZeile } from '../../contract.ts';
import { inventurGrund } from '../../gruende.ts';
import { aenderungText, mengeText } from '../../menge-text.ts';
import { compareZaehlung } from '../../zaehlung.ts';
import { bookWatched } from '../book-watched.ts';
import { findArtikelRows } from '../lager.repository.ts';
import { toLagerArtikel } from '../to-lager-artikel.ts';

type Gezaehlt = { artikel: LagerArtikel; gezaehlt: number; letzteNr: number };

/** Books a stocktake of the whole shelf, all lines or none (ADR 017); each line names the orders that it hits (R38). */
export function takeZaehlliste(
  db: Db,
  body: ZaehllisteBody,
  anlass: Buchungsanlass,
): Promise<ZaehllisteZeile[]> {
  return inTransaction(db, async (db) => {
    const liste = await loadArtikel(db, body);
    const artikel = liste.map(({ artikel }) => artikel);
    const { gebucht, betroffene } = await bookWatched(db, artikel, () =>
      book(db, liste, { ...body, anlass }),
    );
    return gebucht.map(({ artikelId, zeile }) => ({ ...zeile, betroffen: betroffene.get(artikelId) }));
  });
}

type GebuchteZeile = { artikelId: string; zeile: ZaehllisteZeile };

async function book(
  db: Tx,
  liste: Gezaehlt[],
  { anlass, ...body }: ZaehllisteBody & { anlass: Buchungsanlass },
): Promise<GebuchteZeile[]> {
  const artikelIds = liste.map(({ artikel }) => artikel.artikelId);
  const bestaende = await lockBestaende(db, artikelIds, body.buchungId);
  const buchung = { ...anlass, buchungId: body.buchungId ?? randomUUIDv7(), notizen: body.notizen };
  const gebucht: GebuchteZeile[] = [];
  const fehler: string[] = [];
  for (const zeile of liste) {
    const { artikelId } = zeile.artikel;
    const jetzt = bestaende.get(artikelId);
    const erfolg = await bookZeile(db, { ...zeile, jetzt }, buchung);
    if (typeof erfolg === 'string') fehler.push(erfolg);
    else gebucht.push({ artikelId, zeile: erfolg });
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

type ZeilenBuchung = Buchungsanlass & { buchungId: string; notizen: string | null | undefined };

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
