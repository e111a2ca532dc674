import type { Locator, Page, Route } from '@playwright/test';
import type { Profil, ProfilBestellung } from '#features/konto/contract.ts';
import { expect, openAlive } from '../fixtures.ts';

export { makeProfil, makeProfilBestellung } from '#test/konto/beispiel-profil.ts';

/** A part of the profile, by its title. */
export const teil = (page: Page, titel: string): Locator =>
  page.getByRole('region', { name: titel, exact: true });

/** The question on the screen. */
export const frage = (page: Page): Locator => page.getByRole('dialog');

export async function openProfil(page: Page): Promise<void> {
  await openAlive(page, '/profile');
  await expect(teil(page, 'Name und Telefon')).toBeVisible();
}

/** Opens a part's form in place; the focus is in its first field. */
export async function openForm(page: Page, titel: string): Promise<Locator> {
  await teil(page, titel)
    .getByRole('button', { name: `(${titel})` })
    .click();
  const form = page.getByRole('form', { name: titel, exact: true });
  await expect(form.getByRole('textbox').or(form.getByLabel('Passwort')).first()).toBeFocused();
  return form;
}

/** Answers the profile and its orders with these instead of the server. */
export async function serveProfil(
  page: Page,
  profil: Profil,
  bestellungen: ProfilBestellung[] = [],
): Promise<void> {
  const answer = (route: Route, data: unknown) => route.fulfill({ json: { success: true, data } });
  await page.route('**/api/konto/profil', (route) => answer(route, profil));
  await page.route('**/api/konto/bestellungen', (route) => answer(route, bestellungen));
}
