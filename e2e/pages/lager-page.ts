import type { Locator, Page } from '@playwright/test';
import { lagerCalls } from '#features/lager/calls.ts';
import type { LagerArtikel } from '#features/lager/contract.ts';
import { signIn } from '../arrange/accounts.ts';
import { senderOf } from '../arrange/send.ts';
import { expect, openAlive } from '../fixtures.ts';

/** Opens the stock as an admin; returns the token, for direct calls. */
export async function openLager(page: Page, tab = 'rohseifen'): Promise<string> {
  const { token } = await signIn(page, 'admin');
  await openAlive(page, `/admin/lager?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lagerverwaltung' })).toBeVisible();
  return token;
}

/** The row of an article, which is a card on a phone. */
export function rowOf(page: Page, name: string): Locator {
  const list = page.getByRole('tabpanel');
  return list
    .getByRole('row')
    .or(list.getByRole('listitem'))
    .filter({ has: page.getByRole('button', { name: `Korrigieren: ${name}`, exact: true }) });
}

export function dialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name });
}

export function snackbar(page: Page): Locator {
  return page.getByRole('status', { name: 'Meldungen' });
}

/** An article from the API. */
export async function fetchArtikel(page: Page, token: string, name: string): Promise<LagerArtikel> {
  const { data } = await senderOf(page.request, token)(lagerCalls.bestand);
  const found = Object.values(data)
    .flat()
    .find((artikel) => artikel.name === name);
  if (!found) throw new Error(`no ${name} in stock`);
  return found;
}
