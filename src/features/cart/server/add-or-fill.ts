import type { Tx } from '#server/db/connect.ts';
import { addToCartItem, fillCartItem, type LimitedRow } from './cart.repository.ts';

/** Adds the row's pieces to its line, or fills the line up to its limit and returns `false`. */
export async function addOrFill(db: Tx, row: LimitedRow): Promise<boolean> {
  let isAdded = await addToCartItem(db, row);
  // Between the two statements another device may have removed pieces.
  while (!isAdded && !(await fillCartItem(db, row))) isAdded = await addToCartItem(db, row);
  return isAdded;
}
