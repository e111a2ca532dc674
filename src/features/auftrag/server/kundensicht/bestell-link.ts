import { hashToken } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { idOfSeitenToken, seitenTokenOf } from '#server/secret/seiten-link.ts';
import { type AuftragRow, findAuftragOf } from '../auftragsakte/auftrag.repository.ts';

/** The token that opens `/bestellung/<token>`. */
export function bestellTokenOf(secret: string, auftragId: string): string {
  return seitenTokenOf(secret, 'bestellung', auftragId);
}

/** The same of one order, with the secret of this shop. */
export async function readBestellToken(db: Db, auftragId: string): Promise<string> {
  return bestellTokenOf(await readSecret(db), auftragId);
}

/**
 * The order that a token opens: one of this shop, or the first one of an order that was made under another
 * secret, before a backup was restored. None opens an order whose person was taken out.
 */
export async function findByBestellToken(db: Db, token: string): Promise<AuftragRow | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const id = idOfSeitenToken(await readSecret(db), 'bestellung', token);
  return findAuftragOf(db, id === undefined ? { tokenHash: hashToken(token) } : { id });
}
