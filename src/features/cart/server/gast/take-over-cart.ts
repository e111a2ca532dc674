import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { dazuText, gekuerztText } from '../../cart-texte.ts';
import { maxMenge } from '../../menge.ts';
import { addOrFill } from '../add-or-fill.ts';
import { deleteGuestCart, lockGuestCart, openCart, takeCartItems } from '../cart.repository.ts';

/**
 * Adds a guest's cart to that of the account that has signed in, and deletes it. The sentences returned say
 * how many pieces came in, so that a cookie which another person planted adds none in silence, and which
 * pieces beyond 99 were cut off. Of two tabs at the same time, one takes the pieces and the other finds none.
 */
export function takeOverCart(db: Db, guestCartId: string, accountId: string): Promise<string[]> {
  return inTransaction(db, async (db) => {
    if (!(await lockGuestCart(db, guestCartId))) return [];
    const rows = await takeCartItems(db, { cartId: guestCartId });
    await deleteGuestCart(db, guestCartId);
    if (rows.length === 0) return [];
    await openCart(db, { id: accountId, accountId, expiresAt: null });
    const saetze: string[] = [];
    let dazu = 0;
    // In the order of the ids, in which other transactions lock the same lines.
    for (const row of rows.toSorted((a, b) => (a.produktId < b.produktId ? -1 : 1)))
      if (await addOrFill(db, { ...row, cartId: accountId, limit: maxMenge })) dazu += row.menge;
      else saetze.push(gekuerztText(row.name));
    return dazu === 0 ? saetze : [dazuText(dazu), ...saetze];
  });
}
