import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Role } from '#shared/roles.ts';
import { type Geldfrage, geldfragenOf } from '../../geldfragen/geldfrage.ts';
import type { Geldfragen } from '../../geldfragen/geldfragen-contract.ts';
import { listEreignisse } from '../auftragsakte/ereignis.repository.ts';
import { nameOf } from '../verwaltungsansicht/list-auftraege.ts';
import { listLaufende, listMengenOf, type ZielRow } from './zahlungsziele.repository.ts';

/** Questions that are shown at most. */
const limit = 20;

/** Few enough that other requests are answered in between. */
const batch = 200;

/** To forgive a rest is the owner's (ADR 095). */
const nurInhaberin: readonly string[] = ['erlassen'];

/**
 * The open questions about money, the oldest first. Only orders that are not done are looked at, a few dozen of a
 * shop's thousands: as long as the workshop has to return or transfer money of an order, or is left with a rest that
 * nobody pays, that order is not done, because what it has to do (`aufgabe`) is written with the event that raises the
 * question.
 */
export async function listGeldfragen(db: Db, role: Role): Promise<Geldfragen> {
  const alle = await readGeldfragen(db);
  const fragen = alle.toSorted((a, b) => compare(a.seit, b.seit) || compare(a.row.id, b.row.id));
  return {
    fragen: fragen.slice(0, limit).map(({ row, betragCent, aktionen, ...frage }) => ({
      ...{ _id: row.id, nummer: row.nummer, name: nameOf(row), betrag: centToEuro(betragCent), ...frage },
      aktionen: aktionen.filter((one) => role === 'admin' || !nurInhaberin.includes(one)),
    })),
    anzahl: fragen.length,
  };
}

type Gestellt = Geldfrage & { row: ZielRow };

async function readGeldfragen(db: Db): Promise<Gestellt[]> {
  const alle: Gestellt[] = [];
  let nach = '';
  for (;;) {
    const rows = await listLaufende(db, { nach, limit: batch });
    const ids = rows.map(({ id }) => id);
    const posten = await listMengenOf(db, ids);
    const ereignisse = await listEreignisse(db, ids);
    for (const row of rows) {
      const auftrag = { ...row, posten: posten.get(row.id) ?? [] };
      const fragen = geldfragenOf(auftrag, ereignisse.get(row.id) ?? []);
      alle.push(...fragen.map((frage) => ({ ...frage, row })));
    }
    nach = ids.at(-1) ?? '';
    if (rows.length < batch) return alle;
    await nextTurn();
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
