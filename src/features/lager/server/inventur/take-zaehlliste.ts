import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Buchungsanlass,
  type Buchungsposten,
  bookBewegungen,
  lockBestaende,
  readBestaendeNach,
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
export async function takeZaehlliste(
  db: Db,
  body: ZaehllisteBody,
  anlass: Buchungsanlass,
): Promise<ZaehllisteZeile[]> {
  const { gebucht, betroffene } = await inTransaction(db, async (db) => {
    const liste = await loadArtikel(db, body);
    await nextTurn();
    const artikel = liste.map(({ artikel }) => artikel);
    const gebucht = await bookWatched(db, artikel, () => book(db, liste, { ...body, anlass }));
    // The commit of thousands of rows has a turn of its own.
    await nextTurn();
    return gebucht;
  });
  await nextTurn();
  return gebucht.map(({ artikelId, zeile }) => ({ ...zeile, betroffen: betroffene.get(artikelId) }));
}

type GebuchteZeile = { artikelId: string; zeile: ZaehllisteZeile };

async function book(
  db: Tx,
  liste: Gezaehlt[],
  { anlass, ...body }: ZaehllisteBody & { anlass: Buchungsanlass },
): Promise<GebuchteZeile[]> {
  const artikelIds = liste.map(({ artikel }) => artikel.artikelId);
  const staende = await lockBestaende(db, artikelIds, body.buchungId);
  const mitStand = liste.map((one) => ({ ...one, jetzt: staende.get(one.artikel.artikelId) }));
  const damals = await readDamals(db, mitStand);
  const versuche = mitStand.map((one) => planZeile(one, damals.get(one.artikel._id), body.notizen));
  const bewegungen = await bookBewegungen(
    db,
    versuche.flatMap((one) => (typeof one === 'string' ? [] : one.posten)),
    { ...anlass, buchungId: body.buchungId, typ: 'inventur', grund: inventurGrund },
  );
  const ergebnisse = versuche.map((versuch): GebuchteZeile | string => {
    if (typeof versuch === 'string') return versuch;
    const { posten, zeile } = versuch;
    if (!bewegungen.has(posten.artikelId)) return `${zeile.name}: So viel passt in kein Lager.`;
    return { artikelId: posten.artikelId, zeile };
  });
  const fehler = ergebnisse.filter((one) => typeof one === 'string');
  if (fehler.length > 0) throw new AppError('CONFLICT', 'Die Inventur ist nicht gebucht', { fehler });
  return ergebnisse.filter((one) => typeof one !== 'string');
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

/** A line with its level at the time of booking; without one there is no such article any more. */
type MitStand = Gezaehlt & { jetzt: { menge: number; letzteNr: number } | undefined };

/** The levels at the time of counting of those that moved since, by their ids. */
function readDamals(db: Tx, liste: MitStand[]): Promise<Map<string, number>> {
  const bewegte = liste.filter(({ jetzt, letzteNr }) => jetzt && jetzt.letzteNr !== letzteNr);
  return readBestaendeNach(
    db,
    bewegte.map(({ artikel, letzteNr: nr }) => ({ bestandId: artikel._id, nr })),
  );
}

type Versuch = { posten: Buchungsposten; zeile: ZaehllisteZeile };

/** What one line books, or why it cannot be booked. */
function planZeile(
  { artikel, gezaehlt, letzteNr, jetzt }: MitStand,
  damals: number | undefined,
  anmerkung: string | null | undefined,
): Versuch | string {
  const { _id, artikelId, name, einheit } = artikel;
  if (!jetzt) return `${name} gibt es nicht mehr`;
  const erwartet = letzteNr === jetzt.letzteNr ? jetzt.menge : damals;
  if (erwartet === undefined) return `${name}: Die Zählung passt zu keinem Stand. Bitte neu zählen.`;
  const { isMoeglich, ...ergebnis } = compareZaehlung({ gezaehlt, erwartet, bestand: jetzt.menge });
  const { aenderung: menge, zwischenzeitlich } = ergebnis;
  const bewegt = `${aenderungText(zwischenzeitlich, einheit)} seit der Zählung`;
  const gezaehltText = mengeText(gezaehlt, einheit);
  if (!isMoeglich) return `${name}: ${gezaehltText} gezählt, aber ${bewegt}. Bitte neu zählen.`;

  const zaehlung = zwischenzeitlich === 0 ? '' : `Gezählt: ${gezaehltText}; ${bewegt}.`;
  const notizen = [anmerkung, zaehlung].filter(Boolean).join(' ');
  return {
    posten: { artikelId, menge, notizen },
    zeile: { _id, name, einheit, gezaehlt, erwartet, ...ergebnis },
  };
}
