import type { Db } from '#server/db/connect.ts';
import type { Einheit } from '../artikel.ts';
import type {
  Bewegung,
  HistorieArtikel,
  HistorieQuery,
  HistorieReply,
  Verlauf,
} from '../historie-contract.ts';
import { keepSpitzen, pickNummern } from '../verlauf-punkte.ts';
import { findBestand } from './find-artikel.ts';
import { type BewegungRow, countBewegungen, listBewegungRows, listPunkte } from './historie.repository.ts';
import type { ArtikelRow } from './lager.repository.ts';
import { toLagerArtikel } from './to-lager-artikel.ts';

/** One page of an article's movements, newest first (R16). */
export async function readHistorie(
  db: Db,
  itemId: string,
  { page, limit, typ }: HistorieQuery,
): Promise<HistorieReply> {
  const bestand = await findBestand(db, itemId);
  const { id: bestandId, letzteNr } = bestand;
  const artikel = toHistorieArtikel(bestand);
  const skipped = (page - 1) * limit;
  // Movements are numbered without gaps, so without a filter a page is found by its numbers, however old it is.
  const ausschnitt = typ
    ? { bestandId, typ, vor: letzteNr + 1, offset: skipped, limit }
    : { bestandId, vor: letzteNr + 1 - skipped, limit };
  const rows = await listBewegungRows(db, ausschnitt);
  const total = typ ? await countBewegungen(db, { bestandId, typ }) : letzteNr;
  return {
    success: true,
    count: rows.length,
    data: rows.map((row) => toBewegung(row, artikel.einheit)),
    artikel,
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
}

/** One article's level over time, for a chart. */
export async function readVerlauf(db: Db, itemId: string): Promise<Verlauf> {
  const bestand = await findBestand(db, itemId);
  const { schritt, nummern } = pickNummern(bestand.letzteNr);
  const punkte = keepSpitzen(await listPunkte(db, bestand.id, nummern));
  return { artikel: toHistorieArtikel(bestand), schritt, punkte };
}

/** A movement as sent on the wire. */
export function toBewegung(row: BewegungRow, einheit: Einheit): Bewegung {
  const { id, nr, createdAt, typ, menge, bestandVorher, bestandNachher, grund } = row;
  const { notizen, accountName, buchungId, name, anzahl, stornoId } = row;
  return {
    _id: id,
    nr,
    createdAt,
    typ,
    menge,
    einheit,
    bestandVorher,
    bestandNachher,
    grund,
    notizen: notizen ?? undefined,
    von: accountName ?? undefined,
    ...(name === null || anzahl === null
      ? {}
      : { produktion: { buchungId, name, anzahl, isStorniert: stornoId !== null } }),
  };
}

export function toHistorieArtikel(row: ArtikelRow): HistorieArtikel {
  const { _id, artikelId, name, typ, einheit, menge, mindestbestand } = toLagerArtikel(row);
  return { _id, artikelId, name, typ, einheit, menge, mindestbestand, isEntfernt: row.entferntAls !== null };
}
