import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '#server/db/connect.ts';
import type { KontoLinkTable } from '#server/db/schema.ts';
import { emailKeyOf } from '../../email-key.ts';
import { type AccountRow, findAccountById, lockAccountRow } from '../account/account.repository.ts';
import { type LockedAccount, lockAccount } from '../account/change-account.ts';
import { hashToken } from '../sitzung/start-session.ts';
import {
  deleteLinksOf,
  findLinkRow,
  insertLink,
  type KontoLinkRow,
  takeLinkRow,
} from './konto-link.repository.ts';

type Art = KontoLinkTable['art'];

/** `email` is the address that the link goes to, `dauerMs` the milliseconds that it works. */
export type NewLink = { accountId: string; art: Art; email: string; dauerMs: number };

/**
 * Makes a link of an account and returns its secret, of which only a hash is stored. It replaces the older
 * one of its kind. The account is locked, so that a change of its access, which deletes its links, comes
 * before or after it.
 */
export async function makeLink(
  db: Tx,
  { accountId, art, email, dauerMs }: NewLink,
  now: Date,
): Promise<string> {
  await lockAccountRow(db, { id: accountId });
  await deleteLinksOf(db, accountId, art);
  const token = randomBytes(32).toString('base64url');
  await insertLink(db, {
    ...{ tokenHash: hashToken(token), art, accountId, email },
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + dauerMs).toISOString(),
  });
  return token;
}

/** What a link is for, if it works now; looking uses nothing up. */
export async function findLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ link: KontoLinkRow; account: AccountRow } | undefined> {
  const link = await findLinkRow(db, hashToken(token), now.toISOString());
  const account = link && (await findAccountById(db, link.accountId));
  return link && account && isOpen(link, account) ? { link, account } : undefined;
}

/**
 * Uses a link of one of these kinds up and returns its account, locked; `undefined` if it is unknown, used,
 * expired or of another kind. A caller that then refuses has to throw, so that the link stays.
 */
export async function useLink(
  db: Tx,
  { token, arten }: { token: string; arten: readonly Art[] },
  now: Date,
): Promise<{ link: KontoLinkRow; locked: LockedAccount } | undefined> {
  const link = await findLinkRow(db, hashToken(token), now.toISOString());
  if (!link || !arten.includes(link.art)) return undefined;
  // Accounts before links, as everywhere.
  const locked = await lockAccount(db, { id: link.accountId });
  if (!locked || !isOpen(link, locked.account)) return undefined;
  return (await takeLinkRow(db, link.tokenHash)) ? { link, locked } : undefined;
}

/**
 * An invitation is for an account that nobody has entered yet, all others are for active ones; and but for a
 * new address a link speaks for the address that it went to.
 */
function isOpen({ art, email: linkEmail }: KontoLinkRow, { status, email }: AccountRow): boolean {
  const isForAddress = art === 'email' || emailKeyOf(linkEmail) === emailKeyOf(email);
  return isForAddress && status === (art === 'einladung' ? 'pending' : 'active');
}
