import type { Locator, Page } from '@playwright/test';
import { expect, untilAlive } from '../fixtures.ts';

/** Locators of the page, by role and name. */
export const header = (page: Page): Locator => page.getByRole('banner');
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menü', exact: true });
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menü öffnen' });
export const rechtlichesButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: 'Rechtliches' });

/** The card of one product in the list. */
export function card(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true, includeHidden: true }) });
}

/** A link of the main menu, on a phone in the drawer. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  if (await menuButton(page).isVisible()) {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name, exact: true }).click();
  } else {
    await header(page).getByRole('link', { name, exact: true }).click();
  }
}

export async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** Opens the menu Rechtliches, on a phone in the drawer; returns the element with its links. */
export async function openRechtliches(page: Page): Promise<Locator> {
  if (await menuButton(page).isVisible()) {
    await openDrawer(page);
    return drawer(page);
  }
  await rechtlichesButton(page).click();
  return header(page);
}

/** The cart in the header; its accessible name contains the number of pieces. */
export const cartLink = (page: Page): Locator => header(page).getByRole('link', { name: /^Warenkorb/ });
/** The greeting with the user's name, wherever it is visible. */
export const greeting = (page: Page): Locator =>
  header(page)
    .getByText(/^Hallo, /)
    .filter({ visible: true });

/** Opens the place of greeting, Mein Profil and Abmelden: a menu in the header, on a phone the drawer. */
export async function openAccount(page: Page): Promise<Locator> {
  await untilAlive(page);
  if (await menuButton(page).isVisible()) {
    await openDrawer(page);
    return drawer(page);
  }
  await header(page)
    .getByRole('button', { name: /^Hallo, / })
    .click();
  return header(page);
}

/** Opens the menu Admin, on a phone in the drawer; returns the element with its links. */
export async function openAdminMenu(page: Page): Promise<Locator> {
  await untilAlive(page);
  if (await menuButton(page).isVisible()) {
    await openDrawer(page);
    return drawer(page).getByRole('navigation', { name: 'Admin' });
  }
  await header(page).getByRole('button', { name: 'Admin', exact: true }).click();
  return header(page);
}

export async function signOut(page: Page): Promise<void> {
  const place = await openAccount(page);
  await place.getByRole('button', { name: 'Abmelden' }).click();
}

/** Navigates to another page without loading the document, like a link. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await untilAlive(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Marks the loaded document; a newly loaded document has no mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
}
