import { setImmediate as nextTurn } from 'node:timers/promises';
import { listEreignisse } from '#features/auftrag/server/index.ts';
import type { SteuerAnteil } from '#features/auftrag/steuer-anteile.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { readMarktSumme } from '#features/markt/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { startOfTag } from '#shared/datum/datum.ts';
import { auftragUmsatzOf } from '../auftrag-umsatz.ts';
import {
  type BewegtRow,
  type Jahr,
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
  const ereignisse = await listEreignisse(db, ids);
  return rows.reduce((sum, { id, ...row }) => {
    const steuer: SteuerAnteil[] = JSON.parse(row.steuer);
    const steuermodus = row.steuermodus as Steuermodus;
    const auftrag = { ...row, steuermodus, steuer, posten: posten.get(id) ?? [] };
    return sum + auftragUmsatzOf(auftrag, ereignisse.get(id) ?? []);
  }, 0);
}
