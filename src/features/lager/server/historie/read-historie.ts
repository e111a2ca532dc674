import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import type { Einheit } from '../../artikel.ts';
import type {
  Bewegung,
  BewegungTyp,
  HistorieArtikel,
  HistorieQuery,
  HistorieReply,
  Verlauf,
} from '../../historie/historie-contract.ts';
import { keepSpitzen, pickNummern } from '../../historie/verlauf-punkte.ts';
import { findBestand } from '../find-artikel.ts';
import type { ArtikelRow } from '../lager.repository.ts';
import { toLagerArtikel } from '../to-lager-artikel.ts';
import {
  type Ausschnitt,
  type BewegungRow,
  countBewegungen,
  listBewegungRows,
  listPunkte,
} from './historie.repository.ts';

/** One page of an article's movements, newest first (R16). */
export async function readHistorie(
  db: Db,
  itemId: string,
  { page, limit, typ }: HistorieQuery,
): Promise<HistorieReply> {
  const bestand = await findBestand(db, itemId);
  const artikel = toHistorieArtikel(bestand);
  const skipped = (page - 1) * limit;
  const { total, start } = typ
    ? await findStart(db, { bestand, typ, skipped })
    : startOfAll(bestand, skipped);
  const rows = start ? await listBewegungRows(db, { bestandId: bestand.id, typ, ...start, limit }) : [];
  return {
    success: true,
    count: rows.length,
    data: rows.map((row) => toBewegung(row, artikel.einheit)),
    artikel,
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  };
}

type Start = { total: number; start: Pick<Ausschnitt, 'vor' | 'skipped'> | undefined };

/** Movements are numbered without gaps: without a filter a page is found by its numbers, however old it is. */
function startOfAll({ letzteNr }: ArtikelRow, skipped: number): Start {
  return { total: letzteNr, start: skipped < letzteNr ? { vor: letzteNr + 1 - skipped } : undefined };
}

/** Movements counted in one statement: few enough that no other request waits for it. */
const abschnitt = 20_000;

/**
 * The number of an article's movements of one kind, and where those after the newest `skipped` start, if
 * there are any.
 */
async function findStart(
  db: Db,
  { bestand, typ, skipped }: { bestand: ArtikelRow; typ: BewegungTyp; skipped: number },
): Promise<Start> {
  let total = 0;
  let start: Start['start'];
  for (let vor = bestand.letzteNr + 1; vor > 1; vor -= abschnitt) {
    const anzahl = await countBewegungen(db, { bestandId: bestand.id, typ, ab: vor - abschnitt, vor });
    if (!start && total + anzahl > skipped) start = { vor, skipped: skipped - total };
    total += anzahl;
    await nextTurn();
  }
  return { total, start };
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
