import type { Db, Tx } from '#server/db/connect.ts';
import { type Bestellungen, betroffeneOf, fehlendeOf, nameBestellungen } from '../betroffene.ts';
import {
  changeReserviert,
  endReservierungen,
  endTeilReservierung,
  insertReservierungen,
  listFreie,
  listKnappe,
  listMengen,
  listReservierungen,
  resumeReservierung,
  type Stueck,
} from './reservierung.repository.ts';

type Halt = {
  auftragId: string;
  nummer: string;
  posten: Stueck[];
  at: Date;
};

/**
 * Holds pieces for an order (R38). The caller has locked the levels (`lockBestaende`) and decided what may be
 * held: also more than is there, for what has yet to be made.
 */
export async function holdBestand(db: Tx, { auftragId, nummer, posten, at }: Halt): Promise<void> {
  const createdAt = at.toISOString();
  const rows = posten.map(({ artikelId, menge }) => {
    return { auftragId, nummer, artikelId, menge, stand: 'gehalten' as const, createdAt, beendetAt: null };
  });
  await insertReservierungen(db, rows);
  await changeReserviert(db, posten);
}

/**
 * Ends what an order holds: `frei` when it was cancelled, `geliefert` when the pieces have left the house.
 * The caller has locked the levels. A repetition ends nothing. Returns what was held.
 */
export async function endHalt(
  db: Tx,
  { auftragId, stand, at }: { auftragId: string; stand: 'frei' | 'geliefert'; at: Date },
): Promise<Stueck[]> {
  const ended = await endReservierungen(db, { auftragId, stand, at: at.toISOString() });
  await changeReserviert(
    db,
    ended.map(({ artikelId, menge }) => ({ artikelId, menge: -menge })),
  );
  return ended;
}

/**
 * Ends a part of what an order holds: pieces that left the house, or were cancelled while others are still to
 * come. The caller has locked the levels. It is an error to end more than is held.
 */
export async function endTeilHalt(
  db: Tx,
  {
    auftragId,
    stuecke,
    stand,
    at,
  }: { auftragId: string; stuecke: Stueck[]; stand: 'frei' | 'geliefert'; at: Date },
): Promise<void> {
  for (const { artikelId, menge } of stuecke) {
    const teil = { auftragId, artikelId, menge, stand, at: at.toISOString() };
    if (!(await endTeilReservierung(db, teil)))
      throw new Error(`Order ${auftragId} holds less than ${menge} of ${artikelId}.`);
  }
  await changeReserviert(
    db,
    stuecke.map(({ artikelId, menge }) => ({ artikelId, menge: -menge })),
  );
}

/**
 * Holds again what an order had held until it was cancelled, as the youngest of those who hold some. The
 * caller has locked the levels and decided that it may be held.
 */
export async function resumeHalt(
  db: Tx,
  { auftragId, stuecke, at }: { auftragId: string; stuecke: Stueck[]; at: Date },
): Promise<void> {
  for (const stueck of stuecke) {
    if (!(await resumeReservierung(db, { auftragId, ...stueck, at: at.toISOString() })))
      throw new Error(`Order ${auftragId} did not hold ${stueck.menge} of ${stueck.artikelId}.`);
  }
  await changeReserviert(db, stuecke);
}

/**
 * Those of these orders that wait for pieces which have yet to be made: the older ones get theirs from the
 * shelf before.
 */
export async function findUngedeckte(db: Db, auftragIds: string[]): Promise<Set<string>> {
  if (auftragIds.length === 0) return new Set();
  const knapp = await listKnappe(db, { auftragIds });
  const gehalten = Map.groupBy(
    await listReservierungen(
      db,
      knapp.map(({ artikelId }) => artikelId),
    ),
    ({ artikelId }) => artikelId,
  );
  return new Set(
    knapp.flatMap(({ artikelId, menge }) => {
      const rows = (gehalten.get(artikelId) ?? []).map((row) => ({
        nummer: row.auftragId,
        menge: row.menge,
      }));
      return betroffeneOf(menge, rows);
    }),
  );
}

/** What is sold and not on the shelf, of these articles or of all: who waits for how many pieces, the oldest first. */
export async function listFehlende(
  db: Db,
  artikelIds?: string[],
): Promise<{ artikelId: string; warten: Wartend[] }[]> {
  const knapp = await listKnappe(db, { artikelIds });
  const ids = knapp.map(({ artikelId }) => artikelId);
  const gehalten = Map.groupBy(await listReservierungen(db, ids), ({ artikelId }) => artikelId);
  return knapp.map(({ artikelId, menge }) => {
    const fehlende = fehlendeOf(menge, gehalten.get(artikelId) ?? []);
    const warten = fehlende.map(({ halt, fehlend }) => {
      return { auftragId: halt.auftragId, nummer: halt.nummer, fehlend };
    });
    return { artikelId, warten };
  });
}

type Wartend = { auftragId: string; nummer: string; fehlend: number };

/** The levels of these articles, without regard to what is held of them. */
export async function readLevels(db: Db, artikelIds: string[]): Promise<Map<string, number>> {
  if (artikelIds.length === 0) return new Map();
  return new Map((await listMengen(db, artikelIds)).map(({ artikelId, menge }) => [artikelId, menge]));
}

/** The orders that the shelf does not cover, by article (R38); articles without any are left out. */
export async function findBetroffene(db: Db, artikelIds: string[]): Promise<Map<string, Bestellungen>> {
  const freie = await readFreie(db, artikelIds);
  const knapp = [...freie].flatMap(([artikelId, frei]) => (frei < 0 ? artikelId : []));
  const gehalten = Map.groupBy(await listReservierungen(db, knapp), ({ artikelId }) => artikelId);
  return new Map(
    [...gehalten].map(([artikelId, rows]) => {
      const verkauft = rows.reduce((sum, { menge }) => sum + menge, 0);
      const nummern = betroffeneOf((freie.get(artikelId) ?? 0) + verkauft, rows);
      return [artikelId, nameBestellungen(nummern)];
    }),
  );
}

/** What can be sold of these articles: on the shelf and not held (R38). Below 0: so many have to be made. */
export async function readFreie(db: Db, artikelIds: string[]): Promise<Map<string, number>> {
  if (artikelIds.length === 0) return new Map();
  const rows = await listFreie(db, { artikelIds });
  return new Map(rows.map(({ artikelId, frei }) => [artikelId, Number(frei)]));
}
