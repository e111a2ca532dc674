import { createHash } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { CartTable } from '#server/db/schema.ts';
import { ersteTage, gastTage } from '../../gast-frist.ts';

const dayMs = 24 * 3_600_000;

/** Necessary for what its shopper asked for, so it needs no consent. Scripts cannot read it. */
const cartCookie = {
  name: 'cart',
  path: '/api',
  maxAge: (gastTage * dayMs) / 1000,
  httpOnly: true,
  sameSite: 'lax',
} as const;

/** The header that makes a browser keep a guest's token, or forget it. */
export function setCartCookie(token: string | undefined, { isHttps }: { isHttps: boolean }): string {
  const kept = token === undefined ? { value: '', maxAge: 0 } : { value: token };
  return stringifySetCookie({ ...cartCookie, ...kept, secure: isHttps });
}

/** The id of the cart that a guest's token opens. */
export function guestCartIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The first cookie of this name that has the shape of a token: one of another origin may come before it. */
export function cartTokenOf(cookies = ''): string | undefined {
  return /(?:^|;) ?cart=([\w-]{43})(?=;|$)/.exec(cookies)?.[1];
}

export function hasCartCookie(cookies = ''): boolean {
  return /(?:^|;) ?cart=/.test(cookies);
}

export type CartRequest = { account?: { id: string } | undefined; headers: { cookie?: string | undefined } };

/** The cart of a request: that of its account, else that of its cookie; `undefined` for a guest without one. */
export function cartIdOf({ account, headers }: CartRequest): string | undefined {
  if (account) return account.id;
  const token = cartTokenOf(headers.cookie);
  return token && guestCartIdOf(token);
}

/** When a request comes, and that day in the workshop (`2026-11-23`), from which delivery is counted. */
export type Zeit = { now: Date; tag: string };

/** A cart, stored with its first piece, and when its shopper asks for something. */
export type Shopper = { cart: CartTable } & Zeit;

export function accountShopper(accountId: string, { now, tag }: Zeit): Shopper {
  return { cart: { id: accountId, accountId, expiresAt: null }, now, tag };
}

/** A guest; `isNew`: no cart has this token yet. */
export type Guest = { token: string; isNew: boolean };

export function guestShopper({ token, isNew }: Guest, { now, tag }: Zeit): Shopper {
  const tage = isNew ? ersteTage : gastTage;
  const expiresAt = new Date(now.getTime() + tage * dayMs).toISOString();
  return { cart: { id: guestCartIdOf(token), accountId: null, expiresAt }, now, tag };
}
