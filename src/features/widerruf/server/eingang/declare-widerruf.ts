import { createHash } from 'node:crypto';
import { hashToken } from '#features/auth/server/index.ts';
import { findBestellungId } from '#features/bestellung/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { readSecret } from '#server/secret/secret.repository.ts';
import { seitenTokenOf } from '#server/secret/seiten-link.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { WiderrufBody } from '../../contract.ts';
import { type Erklaerung, isLeereErklaerung } from '../../erklaerung.ts';
import { findBySchluessel, insertWiderruf } from '../widerruf.repository.ts';

/** Milliseconds within which the same text from a form without an id is a repetition of the same press. */
const wiederholung = 10 * 60_000;

/**
 * Stores a declaration before anything is decided (R46). The same click again is the same declaration. Only
 * one that says nothing at all is refused. `runde`: when it is worked off, if it has to wait.
 */
export async function declareWiderruf(
  db: Db,
  body: WiderrufBody,
  { now, runde = 0 }: { now: Date; runde?: number },
): Promise<{ id: string; token: string }> {
  const { id: click, teile, ...erklaerung } = body;
  if (isLeereErklaerung({ ...erklaerung, teile }))
    throw new AppError(
      'BAD_REQUEST',
      'Bitte geben Sie Ihren Namen, Ihre E-Mail-Adresse und die Bestellung an, die Sie widerrufen.',
    );
  const schluessel = createHash('sha256')
    .update(JSON.stringify([click || Math.floor(now.getTime() / wiederholung), teile, erklaerung]))
    .digest('hex');
  const link = (await findBestellungId(db, erklaerung.link)) ?? '';
  return storeErklaerung(db, { ...erklaerung, teile, link, schluessel }, { now, runde });
}

type Neue = Erklaerung & { schluessel: string };

/**
 * Stores a declaration once for its `schluessel`; `link` is the id of its order. `bearbeitet`: its author does the
 * rest in the same transaction.
 */
export async function storeErklaerung(
  db: Db,
  { teile, ...erklaerung }: Neue,
  { now, runde = 0, bearbeitet = 0 }: { now: Date; runde?: number; bearbeitet?: number },
): Promise<{ id: string; token: string; isNeu: boolean }> {
  const secret = await readSecret(db);
  const tokenOf = (id: string) => seitenTokenOf(secret, 'widerruf', id);
  const id = ascendingId();
  const row = {
    ...{ ...erklaerung, teile: JSON.stringify(teile), bearbeitet },
    ...{ id, tokenHash: hashToken(tokenOf(id)), createdAt: now.toISOString(), runde },
  };
  return inTransaction(db, async (db) => {
    if (await insertWiderruf(db, row)) return { id, token: tokenOf(id), isNeu: true };
    const first = await findBySchluessel(db, erklaerung.schluessel);
    if (!first) throw new Error('A declaration that exists was not found.');
    return { id: first.id, token: tokenOf(first.id), isNeu: false };
  });
}
