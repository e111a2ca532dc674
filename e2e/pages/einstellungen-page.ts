import type { Locator, Page } from '@playwright/test';
import { signIn } from '../arrange/accounts.ts';
import { expect, openAlive } from '../fixtures.ts';
import { dialog } from './portfolio-page.ts';

/** Locators of the settings, by role and name. */
export const karte = (page: Page, titel: string): Locator =>
  page.getByRole('article', { name: titel, exact: true });
export const speichern = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: 'Speichern', exact: true }).click();

/** Opens the settings as the admin; returns the token of her session. */
export async function openEinstellungen(page: Page): Promise<string> {
  const { token } = await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  // The cards load by themselves, and push those below them down.
  await expect(page.getByRole('heading', { name: 'Gewährleistungshinweis' })).toBeVisible();
  await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
  return token;
}

/** Opens the form of a group with its button. */
export async function openGruppe(page: Page, titel: string): Promise<Locator> {
  await page.getByRole('button', { name: `${titel} bearbeiten`, exact: true }).click();
  const form = dialog(page, `${titel} bearbeiten`);
  await expect(form).toBeVisible();
  return form;
}
