import { type Besteller, listBestellungenVon } from '#features/auftrag/server/index.ts';
import { findOwnAccount, type OwnAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/errors.ts';
import type { ProfilBestellung } from '../contract.ts';

/** The own orders, newest first. */
export async function listBestellungen(db: Db, accountId: string): Promise<ProfilBestellung[]> {
  const account = await findOwnAccount(db, accountId);
  if (!account) throw notFound('Konto');
  return listBestellungenVon(db, bestellerOf(account));
}

/** Orders of guests belong to an account only when its owner has shown that she reads mail to their address. */
export function bestellerOf({ id, emailKey, emailBestaetigtAt }: OwnAccount): Besteller {
  return { accountId: id, emailKey: emailBestaetigtAt === null ? undefined : emailKey };
}
