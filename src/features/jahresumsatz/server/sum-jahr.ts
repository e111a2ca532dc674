import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { isUnlesbar, listEreignisse } from '#features/auftrag/server/index.ts';
import type { SteuerAnteil } from '#features/auftrag/steuer-anteile.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { readMarktSumme } from '#features/markt/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { startOfTag } from '#shared/datum/datum.ts';
import { auftragUmsatzOf } from '../auftrag-umsatz.ts';
import {
  type BewegtRow,
  type Jahr,
  type JahresPosten,
  listBewegte,
  listJahresPosten,
  sumUnbewegte,
  type Zeit,
} from './jahresumsatz.repository.ts';

/** Few enough that other requests are answered in between. */
const batch = 100;

export function jahrOf(jahr: number): Jahr {
  const [ersterTag, letzterTag] = [`${jahr}-01-01`, `${jahr}-12-31`];
  const [von, bis] = [startOfTag(ersterTag), startOfTag(`${jahr + 1}-01-01`)];
  return { von: von.toISOString(), bis: bis.toISOString(), ersterTag, letzterTag };
}

/** The turnover of a year in cents, exactly: orders as they are now, and markets, without tax where it was taxed. */
export async function sumJahr(db: Db, jahr: number): Promise<number> {
  const { ersterTag, letzterTag } = jahrOf(jahr);
  let cent = (await readMarktSumme(db, { von: ersterTag, bis: letzterTag })).nettoCent;
  // A month at a time: other requests are answered in between.
  for (const zeit of monateOf(jahr)) {
    cent += (await sumUnbewegte(db, zeit)) + (await sumBewegte(db, zeit));
    await nextTurn();
  }
  return cent;
}

function monateOf(jahr: number): Zeit[] {
  const anfaenge = Array.from({ length: 12 }, (_, i) => `${jahr}-${String(i + 1).padStart(2, '0')}-01`);
  const grenzen = [...anfaenge, `${jahr + 1}-01-01`].map((tag) => startOfTag(tag).toISOString());
  return anfaenge.map((_, i) => ({ von: grenzen[i] ?? '', bis: grenzen[i + 1] ?? '' }));
}

async function sumBewegte(db: Db, zeit: Zeit): Promise<number> {
  let cent = 0;
  let rows: BewegtRow[] = [];
  do {
    rows = await listBewegte(db, { ...zeit, nach: rows.at(-1), limit: batch });
    cent += await umsatzCentOf(db, rows);
    if (rows.length === batch) await nextTurn();
  } while (rows.length === batch);
  return cent;
}

async function umsatzCentOf(db: Db, rows: BewegtRow[]): Promise<number> {
  const ids = rows.map(({ id }) => id);
  const posten = await listJahresPosten(db, ids);
  const ereignisse = await listEreignisseOf(db, ids);
  return rows.reduce(
    (sum, row) =>
      sum + umsatzOf(row, { posten: posten.get(row.id) ?? [], ereignisse: ereignisse.get(row.id) }),
    0,
  );
}

type Dazu = { posten: JahresPosten[]; ereignisse: Ereignis[] | undefined };

/**
 * One that cannot be read counts as it was made, which is never less than its turnover: no damaged order keeps the shop
 * from selling. The check of the data reports it.
 */
function umsatzOf(row: BewegtRow, { posten, ereignisse }: Dazu): number {
  if (!ereignisse) return row.gesamtCent;
  try {
    const steuer: SteuerAnteil[] = JSON.parse(row.steuer);
    const steuermodus = row.steuermodus as Steuermodus;
    return auftragUmsatzOf({ ...row, steuermodus, steuer, posten }, ereignisse);
  } catch {
    return row.gesamtCent;
  }
}

/** The events of these orders; none of an order with one that cannot be read. */
async function listEreignisseOf(db: Db, ids: string[]): Promise<Map<string, Ereignis[]>> {
  try {
    return await listEreignisse(db, ids);
  } catch (error) {
    if (!isUnlesbar(error)) throw error;
    if (ids.length <= 1) return new Map();
    const half = Math.ceil(ids.length / 2);
    const erste = await listEreignisseOf(db, ids.slice(0, half));
    return new Map([...erste, ...(await listEreignisseOf(db, ids.slice(half)))]);
  }
}
