import type { Locator, Page } from '@playwright/test';
import { expect, untilAlive } from './fixtures.ts';

/** Places of the page, by the roles and names a person would use for them. */
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

/** The menu Rechtliches, on a phone in the drawer; answers where its links are. */
export async function openRechtliches(page: Page): Promise<Locator> {
  if (await menuButton(page).isVisible()) {
    await openDrawer(page);
    return drawer(page);
  }
  await rechtlichesButton(page).click();
  return header(page);
}

/** The cart in the header; its name tells the number of pieces. */
export const cartLink = (page: Page): Locator => header(page).getByRole('link', { name: /^Warenkorb/ });
/** The greeting with the user's name, wherever it can be seen. */
export const greeting = (page: Page): Locator =>
  header(page)
    .getByText(/^Hallo, /)
    .filter({ visible: true });

/** Where greeting, Mein Profil and Abmelden are: behind the greeting in the header, on a phone in the drawer. */
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

/** The menu Admin, on a phone in the drawer; answers where its links are. */
export async function openAdminMenu(page: Page): Promise<Locator> {
  await untilAlive(page);
  if (await menuButton(page).isVisible()) {
    await openDrawer(page);
    return drawer(page).getByRole('navigation', { name: 'Admin' });
  }
  await header(page).getByRole('button', { name: 'Admin' }).click();
  return header(page);
}

export async function signOut(page: Page): Promise<void> {
  const place = await openAccount(page);
  await place.getByRole('button', { name: 'Abmelden' }).click();
}

/** Moves to another page of the shop without loading it anew, as a link to it would. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await untilAlive(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Marks the loaded document; the mark is gone once the browser loads another one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
}

/** The colour a thing stands on: its own ground, or the nearest one below it, as red, green and blue. */
export async function groundOf(place: Locator): Promise<[number, number, number]> {
  const colour = await place.evaluate((start) => {
    let element: Element | null = start;
    while (element && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(element).backgroundColor))
      element = element.parentElement;
    return element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
  });
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
  return [red, green, blue];
}
