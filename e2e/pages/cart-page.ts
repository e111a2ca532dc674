import type { Locator, Page } from '@playwright/test';

/** Locators of the page /cart, by role and name. */
const main = (page: Page): Locator => page.getByRole('main');

/** The line of one product. */
export function line(page: Page, name: string): Locator {
  return main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });
export const menge = (place: Locator): Locator => place.getByRole('spinbutton');
export const plus = (place: Locator): Locator => place.getByRole('button', { name: /erhöhen/ });
export const minus = (place: Locator): Locator => place.getByRole('button', { name: /verringern/ });
export const remove = (place: Locator): Locator => place.getByRole('button', { name: /entfernen/ });

export const emptyText = (page: Page): Locator =>
  main(page).getByText('Ihr Warenkorb ist leer', { exact: true });
export const spinner = (page: Page): Locator =>
  main(page).getByRole('status').getByText('Lade Warenkorb...', { exact: true });
export const question = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Möchten Sie wirklich alle Artikel aus dem Warenkorb entfernen?' });
export const leeren = (page: Page): Locator => main(page).getByRole('button', { name: 'Warenkorb leeren' });
