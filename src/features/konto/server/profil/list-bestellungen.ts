import { readBesteller } from '#features/auftrag/server/index.ts';
import { listBestellungenVon } from '#features/bestellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { ProfilBestellung } from '../../contract.ts';

/** The own orders, newest first. */
export async function listBestellungen(db: Db, accountId: string): Promise<ProfilBestellung[]> {
  return listBestellungenVon(db, await readBesteller(db, accountId));
}
