import { createHash, randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';

/** How long a guest's cart is kept after its latest change. */
export const guestCartMs = 90 * 24 * 3_600_000;

/** Necessary for what its shopper asked for, so it needs no consent. Scripts cannot read it. */
export const cartCookie = {
  name: 'cart',
  path: '/api',
  maxAge: guestCartMs / 1000,
  httpOnly: true,
  sameSite: 'lax',
} as const;

export function newCartToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The id of the cart that a guest's token opens. */
export function guestCartIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token in a request's cookies; anything of another shape is ignored. */
export function cartTokenOf(cookies: string | undefined): string | undefined {
  const token = parseCookie(cookies ?? '')[cartCookie.name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

type Request = { account?: { id: string } | undefined; headers: { cookie?: string | undefined } };

/** The cart of a request: that of its account, else that of its cookie; `undefined` for a guest without one. */
export function cartIdOf({ account, headers }: Request): string | undefined {
  if (account) return account.id;
  const token = cartTokenOf(headers.cookie);
  return token && guestCartIdOf(token);
}
