import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { cartCalls } from '#features/cart/calls.ts';
import type { Cart } from '#features/cart/contract.ts';
import { raiseKatalogVersion } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { expect } from './fixtures.ts';
import { fetchProdukt } from './portfolio-calls.ts';
import { senderOf } from './send.ts';

/** One account's cart as the server knows it. */
export type Korb = {
  fetch: () => Promise<Cart>;
  /** Pieces of the product by its name; 0 when it is not in the cart. */
  mengeOf: (name: string) => Promise<number>;
  add: (name: string, menge: number) => Promise<void>;
  clear: () => Promise<void>;
};

/** The cart as it is reached from another device of the same person. */
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

/** Changes a product as the back office would. */
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

export type HeldCalls = {
  /** The calls that were made, in their order. */
  held: Route[];
  /** Waits for a call to be made and answers how it can be let go. */
  next: () => Promise<Route>;
  /** Lets everything through from now on, but for what `next` has answered. */
  open: () => Promise<void>;
};

/** Calls whose path below /api is this one do not reach the server until the test says so. */
export async function holdCalls(page: Page, path: string): Promise<HeldCalls> {
  const held: Route[] = [];
  let taken = 0;
  let isOpen = false;
  await page.route(`**/api${path}`, async (route) => {
    held.push(route);
    if (isOpen) await route.continue();
  });
  return {
    held,
    next: async () => {
      await expect.poll(() => held.length, `a call of ${path}`).toBeGreaterThan(taken);
      const route = held[taken];
      taken += 1;
      if (!route) throw new Error(`no call of ${path}`);
      return route;
    },
    open: async () => {
      isOpen = true;
      for (const route of held.slice(taken)) await route.continue();
      taken = held.length;
    },
  };
}

/** Calls of this path below /api fail from now on with this status, or get no answer at all. */
export async function failCalls(
  page: Page,
  path: string,
  failure: { status: number; message?: string; fehler?: string[] } | 'no connection',
): Promise<void> {
  await page.route(`**/api${path}`, (route) => {
    if (failure === 'no connection') return route.abort('connectionrefused');
    const { status, ...rest } = failure;
    return route.fulfill({ status, json: { success: false, ...rest } });
  });
}

/** A toast with these words; one that tells of a failure also says why. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).getByText(text, { exact: true });
}
