import { randomUUIDv7 } from 'node:crypto';
import type { Account } from '#features/auth/contract.ts';
import { updateSuche } from '#features/auth/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { type KundeAngaben, keineAngaben } from '../angaben.ts';
import { sucheOf } from '../suche.ts';
import { insertKunde, takeKundennummer } from './kunde.repository.ts';
import { toKundeColumns } from './kunde-columns.ts';
import { kundennummerOf } from './kundennummer.ts';

/** The data that a person may have from the start. */
export type NeueAngaben = Partial<KundeAngaben> & { sperrgrund?: string };

/** Adds the person behind a new account, with a customer number, inside the transaction that adds the account. */
export async function addKunde(
  db: Tx,
  { id: accountId, email, vorname, nachname }: Account,
  { sperrgrund = '', ...known }: NeueAngaben = {},
): Promise<void> {
  const angaben = { ...keineAngaben, ...known };
  const { index, schluessel } = await takeKundennummer(db);
  const kundennummer = kundennummerOf(index, schluessel);
  const columns = toKundeColumns(angaben);
  await insertKunde(db, { id: randomUUIDv7(), accountId, kundennummer, sperrgrund, ...columns });
  const { telefon } = angaben;
  await updateSuche(db, accountId, sucheOf({ vorname, nachname, email, kundennummer, telefon }));
}
