import { updateSuche } from '#features/auth/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import type { KundeAngaben } from '../angaben.ts';
import { type Gesucht, sucheOf } from '../suche.ts';
import { updateKunde } from './kunde.repository.ts';
import { toKundeColumns } from './kunde-columns.ts';

/** Stores the data of a person and the account's search text, inside the caller's transaction. */
export async function changeKunde(db: Tx, accountId: string, person: KundeAngaben & Gesucht): Promise<void> {
  await updateKunde(db, accountId, toKundeColumns(person));
  await updateSuche(db, accountId, sucheOf(person));
}
