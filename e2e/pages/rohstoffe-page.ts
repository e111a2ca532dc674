import type { Locator, Page } from '@playwright/test';
import { signIn } from '../arrange/accounts.ts';
import { expect, openAlive } from '../fixtures.ts';

/** Opens the raw materials as an admin. */
export async function openRohstoffe(page: Page, query = ''): Promise<void> {
  await signIn(page, 'admin');
  await openAlive(page, `/admin/rohstoffe${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rohstoff-Verwaltung' })).toBeVisible();
}

/** The row of a raw material, which is a card on a phone. */
export function rohstoffRow(page: Page, bezeichnung: string): Locator {
  const list = page.getByRole('tabpanel');
  return list
    .getByRole('row')
    .or(list.getByRole('listitem'))
    .filter({ has: page.getByRole('button', { name: `${bezeichnung} bearbeiten`, exact: true }) });
}

/** Opens the form of a raw material. */
export async function editRohstoff(page: Page, bezeichnung: string): Promise<Locator> {
  await page.getByRole('button', { name: `${bezeichnung} bearbeiten`, exact: true }).click();
  return page.getByRole('dialog', { name: `${bezeichnung} bearbeiten` });
}

/** Opens the form for a new raw material of the open tab. */
export async function newRohstoff(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^(Neu|${title})$`) }).click();
  return page.getByRole('dialog', { name: title });
}
