import { updateSuche } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { KundeAngaben } from '../angaben.ts';
import { type Gesucht, sucheOf } from '../suche.ts';
import { updateKunde } from './kunde.repository.ts';
import { toKundeColumns } from './kunde-columns.ts';

/** Writes what is known of a person, and by what he is found, inside the caller's transaction. */
export async function changeKunde(db: Db, accountId: string, person: KundeAngaben & Gesucht): Promise<void> {
  await updateKunde(db, accountId, toKundeColumns(person));
  await updateSuche(db, accountId, sucheOf(person));
}
