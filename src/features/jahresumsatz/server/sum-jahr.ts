import { setImmediate as nextTurn } from 'node:timers/promises';
import { listEreignisse } from '#features/auftrag/server/index.ts';
import { type SteuerAnteil, steuerAnteil } from '#features/auftrag/steuer-anteile.ts';
import type { Steuermodus } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { readMarktSumme } from '#features/markt/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { startOfTag } from '#shared/datum/datum.ts';
import { auftragUmsatzOf, steuerCentOf } from '../auftrag-umsatz.ts';
import {
  type Jahr,
  type JahresRow,
  listJahresPosten,
  listUebrige,
  sumUnbewegte,
} from './jahresumsatz.repository.ts';

/** Few enough that other requests are answered in between. */
const batch = 250;

export function jahrOf(jahr: number): Jahr {
  const [ersterTag, letzterTag] = [`${jahr}-01-01`, `${jahr}-12-31`];
  const [von, bis] = [startOfTag(ersterTag), startOfTag(`${jahr + 1}-01-01`)];
  return { von: von.toISOString(), bis: bis.toISOString(), ersterTag, letzterTag };
}

/** The turnover of a year in cents, exactly: orders as they are now, and markets, without tax where it was taxed. */
export async function sumJahr(db: Db, jahr: number): Promise<number> {
  const zeit = jahrOf(jahr);
  const markt = await readMarktSumme(db, { von: zeit.ersterTag, bis: zeit.letzterTag });
  let cent = markt.nettoCent + (await sumUnbewegte(db, zeit));
  let rows: JahresRow[] = [];
  do {
    rows = await listUebrige(db, { ...zeit, nach: rows.at(-1), limit: batch });
    cent += await umsatzCentOf(db, rows);
    await nextTurn();
  } while (rows.length === batch);
  return cent;
}

async function umsatzCentOf(db: Db, rows: JahresRow[]): Promise<number> {
  const bewegte = rows.filter(({ istBewegt }) => istBewegt).map(({ id }) => id);
  const posten = await listJahresPosten(db, bewegte);
  const ereignisse = await listEreignisse(db, bewegte);
  return rows.reduce((sum, { id, istBewegt, ...row }) => {
    const steuer: SteuerAnteil[] = steuerAnteil.array().parse(JSON.parse(row.steuer));
    if (!istBewegt) return sum + row.gesamtCent - steuerCentOf(steuer);
    const steuermodus = row.steuermodus as Steuermodus;
    const auftrag = { ...row, steuermodus, steuer, posten: posten.get(id) ?? [] };
    return sum + auftragUmsatzOf(auftrag, ereignisse.get(id) ?? []);
  }, 0);
}
