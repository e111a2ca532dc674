import type { Db } from '#server/db/connect.ts';
import type { EingangWeg } from '../bearbeitung/eingang-weg.ts';
import { aufnahmeOf, type WiderrufEreignis } from '../bearbeitung/ereignis.ts';
import type { GewaehlterTeil } from '../erklaerung.ts';
import { erklaerungOf } from './erklaerung-of.ts';
import { listWiderrufEreignisse, listZugeordnete, type WiderrufRow } from './widerruf.repository.ts';

/** A declaration as its author wrote it; of one that the workshop took in the day, how it came, and its note. */
export type Erklaert = {
  am: string;
  weg?: EingangWeg;
  notiz?: string;
  name: string;
  bestellung: string;
  email: string;
  stuecke: string;
  teile: GewaehlterTeil[];
};

/** The declarations that belong to these orders, by order, the oldest first. */
export async function listErklaerungen(db: Db, auftragIds: string[]): Promise<Map<string, Erklaert[]>> {
  const rows = await listZugeordnete(db, auftragIds);
  const ereignisse = await listWiderrufEreignisse(
    db,
    rows.map(({ id }) => id),
  );
  const byAuftrag = Map.groupBy(rows, ({ auftragId }) => auftragId ?? '');
  const toAlle = (all: WiderrufRow[]) => all.map((row) => toErklaert(row, ereignisse.get(row.id) ?? []));
  return new Map([...byAuftrag].map(([id, all]) => [id, toAlle(all)]));
}

function toErklaert(row: WiderrufRow, ereignisse: WiderrufEreignis[]): Erklaert {
  const { link: _link, eingangTag, eingangAt, ...erklaert } = erklaerungOf(row, ereignisse);
  const { weg, notiz } = aufnahmeOf(ereignisse) ?? {};
  return {
    am: eingangTag ?? eingangAt,
    ...(weg ? { weg } : {}),
    ...(notiz ? { notiz } : {}),
    ...erklaert,
  };
}
