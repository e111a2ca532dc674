import type { Page } from '@playwright/test';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { nameOf, signIn, storeSession, type Who } from '../accounts.ts';
import { korbOf } from '../cart-calls.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { cartLink, drawer, greeting, header, openAccount, openAdminMenu } from '../page-language.ts';

const laden = demoEinstellungen.laden;

const adminLinks = [
  ['Dashboard', '/admin/dashboard'],
  ['Portfolio-Verwaltung', '/admin/portfolio'],
  ['Rohstoffe', '/admin/rohstoffe'],
  ['Bestellungen', '/admin/bestellungen'],
  ['Lager', '/admin/lager'],
  ['Benutzer', '/admin/benutzer'],
  ['Warenberechnung', '/admin/warenberechnung'],
  ['Einstellungen', '/admin/einstellungen'],
] as const;

/** No link to the admin area, in open or closed menus. */
async function expectNoAdminMenu(page: Page): Promise<void> {
  await expect(header(page).getByRole('button', { name: 'Admin', includeHidden: true })).toHaveCount(0);
  for (const [name] of adminLinks)
    await expect(header(page).getByRole('link', { name, exact: true, includeHidden: true })).toHaveCount(0);
}

async function expectAccount(page: Page, who: Who): Promise<void> {
  const account = await openAccount(page);
  await expect(greeting(page)).toHaveText(new RegExp(nameOf(who)));
  await expect(account.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/profile');
  await expect(account.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(
    header(page).getByRole('link', { name: 'Anmelden', exact: true, includeHidden: true }),
  ).toHaveCount(0);
}

test('a customer finds her cart with the number of pieces, her greeting, profile and Abmelden', {
  tag: ['@S08'],
}, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/');

  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
  await expect(cartLink(page).getByText('3', { exact: true })).toBeVisible();
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await expectAccount(page, 'anna');
  await expectNoAdminMenu(page);
});

test('an employee has a cart and no Admin menu', { tag: ['@S08', '@S09'] }, async ({ page }) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/');

  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b|leer/);
  await expectAccount(page, 'werkstatt');
  await expectNoAdminMenu(page);
});

test('an admin has no cart in the header', { tag: ['@S08'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/');

  await expectAccount(page, 'admin');
  await expect(cartLink(page)).toHaveCount(0);
});

test('the name of the shop stays on one line beside the menus of an admin', {
  tag: ['@S08', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [900, 1000, 1100, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await openAlive(page, '/');
    await expect(greeting(page)).toBeAttached();
    const name = header(page).getByRole('link', { name: laden.name, exact: true }).getByText(laden.name);
    // The menus are loaded after the page.
    const lines = () =>
      name.evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      );
    await expect.poll(lines, `at ${width}`).toBe(1);
  }
});

test('the Admin menu holds its eight links, and each leads to its page', { tag: ['@S09'] }, async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await openAlive(page, '/');
  await openAdminMenu(page);
  for (const [name, path] of adminLinks)
    await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await page.keyboard.press('Escape');

  for (const [name, path] of adminLinks.slice(1)) {
    const menu = await openAdminMenu(page);
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.getByRole('link', { name, exact: true })).toBeHidden();
  }
  // The dashboard is the employees' (R2).
  const menu = await openAdminMenu(page);
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test("an admin's drawer begins with the back office", { tag: ['@S09', '@desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'admin');
  await openAlive(page, '/');
  await openAdminMenu(page);

  await expect(drawer(page).getByRole('link')).toHaveText([
    ...adminLinks.map(([name]) => name),
    ...['Home', 'Produkte', 'Das sind wir', 'Kontakt', 'Impressum', 'Datenschutz', 'AGB', 'Mein Profil'],
  ]);
});

test('a role in the field rolle counts the same', { tag: ['@S09', '@S32', '@phone'] }, async ({ page }) => {
  const { token, user } = await signIn(page, 'admin');
  const { role: _, ...rest } = user;
  await storeSession(page, { token, user: rest });
  await openAlive(page, '/');

  const menu = await openAdminMenu(page);
  await expect(menu.getByRole('link', { name: 'Warenberechnung' })).toBeVisible();
  await expect(cartLink(page)).toHaveCount(0);
});

test('the badge counts up to 99 and then reads 99+', { tag: ['@S08', '@phone'] }, async ({ page }) => {
  const { token } = await signIn(page, 'ben');
  const korb = korbOf(page.request, token);
  await korb.add('Minzmorgen', 96);
  await openAlive(page, '/');
  await expect(cartLink(page).getByText('99', { exact: true })).toBeVisible();

  await korb.add('Honigwabe', 1);
  await openAlive(page, '/');
  await expect(cartLink(page).getByText('99+', { exact: true })).toBeVisible();
});

test('an empty cart has no badge', { tag: ['@S08', '@phone'] }, async ({ page }) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/');
  await expect(cartLink(page)).toBeVisible();
  await expect(cartLink(page).getByText('0')).toHaveCount(0);
});

test('Mein Profil goes to the start page as long as there is none', {
  tag: ['@S08', '@S04', '@phone'],
}, async ({ page }) => {
  await signIn(page, 'anna');
  await openAlive(page, '/about');
  const account = await openAccount(page);
  await account.getByRole('link', { name: 'Mein Profil' }).click();
  await expect(page).toHaveURL('/');
});

for (const [who, path] of [
  ['anna', '/cart'],
  ['admin', '/admin/rohstoffe'],
] as const) {
  test(`Abmelden on ${path} returns to the start page`, { tag: ['@S08', '@S32', '@phone'] }, async ({
    page,
  }) => {
    await signIn(page, who);
    await openAlive(page, path);
    const account = await openAccount(page);
    await account.getByRole('button', { name: 'Abmelden' }).click();

    await expect(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(header(page).getByRole('link', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(greeting(page)).toHaveCount(0);
    await expect(cartLink(page)).toHaveCount(0);
    await expectNoAdminMenu(page);
  });
}

test('the menus open, navigate and close by keyboard', { tag: ['@S08', '@S09', '@desktop'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await signIn(page, 'admin');
  await openAlive(page, '/');
  for (const [button, inside] of [
    [header(page).getByRole('button', { name: 'Admin' }), 'Dashboard'],
    [header(page).getByRole('button', { name: /^Hallo, / }), 'Mein Profil'],
  ] as const) {
    const link = header(page).getByRole('link', { name: inside, exact: true });
    await button.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  }
});
