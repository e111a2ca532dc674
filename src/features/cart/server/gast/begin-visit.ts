import type { Db } from '#server/db/connect.ts';
import {
  accountShopper,
  type CartRequest,
  cartTokenOf,
  type Guest,
  guestCartIdOf,
  guestShopper,
  hasCartCookie,
  type Shopper,
  type Zeit,
} from './cart-owner.ts';
import type { GuestTokens } from './guest-tokens.ts';
import { takeOverCart } from './take-over-cart.ts';

/**
 * What happened to a guest's cart that an account came with. `saetze`: what the answer has to say.
 * `isCookieOver`: the cookie's cart is now the account's, so that the answer removes the cookie.
 */
export type TakenOver = { saetze: string[]; isCookieOver: boolean };

/** A request about a cart. */
export type Visit = TakenOver & { shopper: Shopper; guest?: Guest };

/** An account that comes with a guest's cart takes that over first. */
export async function takeOverGuest(db: Db, { account, headers }: CartRequest): Promise<TakenOver> {
  if (!account) return { saetze: [], isCookieOver: false };
  const known = cartTokenOf(headers.cookie);
  const saetze = known === undefined ? [] : await takeOverCart(db, guestCartIdOf(known), account.id);
  return { saetze, isCookieOver: hasCartCookie(headers.cookie) };
}

/** Finds the cart of a request. */
export async function beginVisit(
  db: Db,
  request: CartRequest,
  { time, tokens }: { time: Zeit; tokens: GuestTokens },
): Promise<Visit> {
  const takenOver = await takeOverGuest(db, request);
  const { account, headers } = request;
  if (account) return { ...takenOver, shopper: accountShopper(account.id, time) };
  const guest = await tokens.guestOf(db, cartTokenOf(headers.cookie));
  return { ...takenOver, shopper: guestShopper(guest, time), guest };
}
