import { findOwnAccount } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Besteller } from '../auftragsakte/auftraege-von.repository.ts';

type Konto = { id: string; emailKey: string; emailBestaetigtAt: string | null };

/** Orders of guests belong to an account only when its owner has shown that she reads mail to their address. */
export function bestellerOf({ id, emailKey, emailBestaetigtAt }: Konto): Besteller {
  return { accountId: id, emailKey: emailBestaetigtAt === null ? undefined : emailKey };
}

/** The account as a person whose orders are read. */
export async function readBesteller(db: Db, accountId: string): Promise<Besteller> {
  const account = await findOwnAccount(db, accountId);
  if (!account) throw notFound('Konto');
  return bestellerOf(account);
}
