import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { AuftragEreignisTable } from '#server/db/schema.ts';
import type { Versuch } from './zahlungsversuch.repository.ts';

/** Attempts after one, by id, a batch at a time, with the number of their order. */
export function listAlleVersuche(
  db: Db,
  { nach, limit }: { nach: string; limit: number },
): Promise<(Versuch & { nummer: string })[]> {
  return db
    .selectFrom('zahlungsversuch')
    .innerJoin('auftrag', 'auftrag.id', 'zahlungsversuch.auftragId')
    .selectAll('zahlungsversuch')
    .select('nummer')
    .where('zahlungsversuch.id', '>', nach)
    .orderBy('zahlungsversuch.id')
    .limit(limit)
    .execute();
}

export type Onlinebuchung = Pick<AuftragEreignisTable, 'auftragId' | 'nr' | 'angaben'> & { nummer: string };

type Stelle = Pick<AuftragEreignisTable, 'auftragId' | 'nr'>;

/** Payments that were made online, after one, a batch at a time. */
export function listOnlinebuchungen(
  db: Db,
  { nach, limit }: { nach: Stelle; limit: number },
): Promise<Onlinebuchung[]> {
  return db
    .selectFrom('auftragEreignis')
    .innerJoin('auftrag', 'auftrag.id', 'auftragEreignis.auftragId')
    .select(['auftragId', 'nr', 'angaben', 'nummer'])
    .where('typ', '=', 'zahlung')
    .where('angaben', 'like', '%"online":%')
    .where(sql<boolean>`("auftragId", nr) > (${nach.auftragId}, ${nach.nr})`)
    .orderBy('auftragId')
    .orderBy('nr')
    .limit(limit)
    .execute();
}
