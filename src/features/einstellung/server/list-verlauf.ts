import type { Db } from '#server/db/connect.ts';
import type { VerlaufEintrag } from '../contract.ts';
import { fillAngaben } from '../fill-angaben.ts';
import { type EinstellungName, einstellungen } from '../gruppen/gruppen.ts';
import { angabenUnterschiede } from '../unterschiede.ts';
import { listVersionen } from './einstellung.repository.ts';

/** Entries of a page. */
const limit = 20;

/** What was changed in a setting, newest first; the first save is compared with the values of a new shop. */
export async function listVerlauf(
  db: Db,
  name: EinstellungName,
  vor?: number,
): Promise<{ eintraege: VerlaufEintrag[]; weitere: boolean }> {
  const rows = await listVersionen(db, name, { vor, limit: limit + 1 });
  const { leer } = einstellungen[name];
  // A field that came later was as in a new shop until somebody changed it.
  const values = rows.map((row) => fillAngaben(leer, JSON.parse(row.angaben)));
  const eintraege = rows.slice(0, limit).map(({ version, createdAt, von }, at) => ({
    version,
    am: createdAt,
    von,
    felder: angabenUnterschiede(values[at + 1] ?? leer, values[at]) as VerlaufEintrag['felder'],
  }));
  return { eintraege, weitere: rows.length > limit };
}
