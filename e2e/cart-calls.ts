import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { cartCalls } from '#features/cart/calls.ts';
import type { Cart } from '#features/cart/contract.ts';
import { raiseKatalogVersion } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { expect } from './fixtures.ts';
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

export type HeldCalls = {
  /** The held calls in order. */
  held: Route[];
  /** Waits for a call and returns its route, which the test answers. */
  next: () => Promise<Route>;
  /** Continues all held and future calls except those that `next` has returned. */
  open: () => Promise<void>;
};

/** Holds calls with this path below /api until the test continues them. */
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

/** Lets calls of this path below /api fail with this status, or without an answer. */
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

/** A toast with this text; that of a failure also contains the reason. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).getByText(text, { exact: true });
}
