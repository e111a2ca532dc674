import type { Db } from '#server/db/connect.ts';
import { auftragOf, zuordnungenOf } from '../bearbeitung/ereignis.ts';
import type { GewaehlterTeil } from '../erklaerung.ts';
import { erklaerungOf } from './erklaerung-of.ts';
import { listWiderrufEreignisse, listZugeordnete } from './widerruf.repository.ts';

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
  const rows = await listZugeordnete(db, auftragIds.flatMap(zuordnungenOf));
  const ereignisse = await listWiderrufEreignisse(
    db,
    rows.map(({ id }) => id),
  );
  const zugeordnet = rows.flatMap((row) => {
    const auftragId = auftragOf(ereignisse.get(row.id) ?? []);
    const { link: _link, eingangAt: am, ...erklaert } = erklaerungOf(row);
    return auftragId === undefined ? [] : [{ auftragId, erklaert: { am, ...erklaert } }];
  });
  const byAuftrag = Map.groupBy(zugeordnet, ({ auftragId }) => auftragId);
  return new Map([...byAuftrag].map(([id, all]) => [id, all.map(({ erklaert }) => erklaert)]));
}
