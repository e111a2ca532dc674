import type { Db, Tx } from '#server/db/connect.ts';
import { type Bestellungen, betroffeneOf, nameBestellungen } from '../betroffene.ts';
import {
  changeReserviert,
  endReservierungen,
  insertReservierungen,
  listFreie,
  listGehaltene,
  type ReservierungRow,
  type Stueck,
} from './reservierung.repository.ts';

type Halt = {
  auftragId: string;
  nummer: string;
  posten: Stueck[];
  at: Date;
};

/**
 * Holds pieces for an order (R38). The caller has locked the levels (`lockBestaende`) and decided what may be held: also more
 * than is there, for what has yet to be made.
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
 * Ends what an order holds: `frei` when it was cancelled, `geliefert` when the pieces have left the house. The caller has
 * locked the levels. A repetition ends nothing. Returns what was held.
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

/** The orders that hold pieces of these articles, the oldest first. */
export function listReservierungen(db: Db, artikelIds: string[]): Promise<ReservierungRow[]> {
  return listGehaltene(db, artikelIds);
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
