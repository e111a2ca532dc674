import type { Db } from '#server/db/connect.ts';
import {
  accountShopper,
  type CartRequest,
  cartTokenOf,
  guestCartIdOf,
  guestShopper,
  hasCartCookie,
  newCartToken,
  type Shopper,
  type Zeit,
} from './cart-owner.ts';
import { takeOverCart } from './take-over-cart.ts';

/**
 * A request about a cart. `saetze`: what its answer has to say. `token`: that of a guest, `isNew` if no cart has it yet.
 * `isCookieOver`: the cookie's cart is now the account's, so that the answer removes the cookie.
 */
export type Visit = {
  shopper: Shopper;
  saetze: string[];
  guest?: { token: string; isNew: boolean };
  isCookieOver: boolean;
};

/** Finds the cart of a request. An account that comes with a guest's cart takes that over first. */
export async function beginVisit(db: Db, { account, headers }: CartRequest, time: Zeit): Promise<Visit> {
  const known = cartTokenOf(headers.cookie);
  if (!account) {
    const token = known ?? newCartToken();
    const guest = { token, isNew: known === undefined };
    return { shopper: guestShopper(token, time), saetze: [], guest, isCookieOver: false };
  }
  const shopper = accountShopper(account.id, time);
  const saetze = known === undefined ? [] : await takeOverCart(db, guestCartIdOf(known), account.id);
  return { shopper, saetze, isCookieOver: hasCartCookie(headers.cookie) };
}
