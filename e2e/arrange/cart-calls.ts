import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { cartCalls } from '#features/cart/calls.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { fetchProdukt } from './portfolio-calls.ts';
import { senderOf } from './send.ts';

/** One account's cart on the server. */
export type Korb = {
  fetch: () => Promise<Cart>;
  /** Pieces of the product by name; 0 when it is not in the cart. */
  mengeOf: (name: string) => Promise<number>;
  add: (name: string, menge: number) => Promise<void>;
  clear: () => Promise<void>;
};

/** The cart as another device of the same account reads it. */
export function korbOf(request: APIRequestContext, token: string): Korb {
  const send = senderOf(request, token);
  const fetch = async () => (await send(cartCalls.read)).data;
  return {
    fetch,
    mengeOf: async (name) => (await fetch()).items.find((item) => item.name === name)?.menge ?? 0,
    add: async (name, menge) => {
      const { _id: produktId } = await fetchProdukt(request, name);
      await send(cartCalls.add, { body: { produktId, menge } });
    },
    clear: async () => {
      await send(cartCalls.clear);
    },
  };
}

/** Changes a product as the back office does. */
export async function changeProdukt(
  db: Db,
  name: string,
  change: { aktiv?: number; preisCent?: number | null },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.updateTable('produkt').set(change).where('name', '=', name).execute();
    await raiseKatalogVersion(db);
  });
}

/** A toast with this text; that of a failure also contains the reason. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).getByText(text, { exact: true });
}
