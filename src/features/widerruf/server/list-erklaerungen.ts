import type { Db } from '#server/db/connect.ts';
import type { GewaehlterTeil } from '../erklaerung.ts';
import { erklaerungOf } from './erklaerung-of.ts';
import { listZugeordnete, type WiderrufRow } from './widerruf.repository.ts';

/** A declaration as its author wrote it. */
export type Erklaert = {
  am: string;
  name: string;
  bestellung: string;
  email: string;
  stuecke: string;
  teile: GewaehlterTeil[];
};

/** The declarations that belong to these orders, by order, the oldest first. */
export async function listErklaerungen(db: Db, auftragIds: string[]): Promise<Map<string, Erklaert[]>> {
  const rows = await listZugeordnete(db, auftragIds);
  const byAuftrag = Map.groupBy(rows, ({ auftragId }) => auftragId ?? '');
  return new Map([...byAuftrag].map(([id, all]) => [id, all.map(toErklaert)]));
}

function toErklaert(row: WiderrufRow): Erklaert {
  const { link: _link, eingangAt: am, ...erklaert } = erklaerungOf(row);
  return { am, ...erklaert };
}
