import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import {
  chooseInMenu,
  drawer,
  header,
  menuButton,
  openDrawer,
  openRechtliches,
  rechtlichesButton,
} from '../page-language.ts';

const laden = demoEinstellungen.laden;

const mainLinks = [
  ['Home', '/'],
  ['Produkte', '/products'],
  ['Das sind wir', '/about'],
  ['Kontakt', '/contact'],
] as const;

const rechtliches = [
  ['Impressum', '/impressum'],
  ['Datenschutz', '/datenschutz'],
  ['AGB', '/agb'],
] as const;

test('the brand leads to the start page', { tag: ['@S07', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/contact');
  await header(page).getByRole('link', { name: laden.name }).click();
  await expect(page).toHaveURL('/');
});

test('the main links lead to their pages', { tag: ['@S07'] }, async ({ page }) => {
  await openAlive(page, '/agb');
  for (const [name, path] of mainLinks) {
    await chooseInMenu(page, name);
    await expect(page).toHaveURL(path);
  }
});

test('the menu Rechtliches holds Impressum, Datenschutz and AGB', { tag: ['@S07'] }, async ({ page }) => {
  await openAlive(page, '/');
  for (const [name, path] of rechtliches) {
    const menu = await openRechtliches(page);
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.getByRole('link', { name, exact: true })).toBeHidden();
  }
});

test('the current page is marked in the menu', { tag: ['@S07'] }, async ({ page }) => {
  await openAlive(page, '/about');
  if (await menuButton(page).isVisible()) await openDrawer(page);
  const current = page.getByRole('link', { name: 'Das sind wir', exact: true }).first();
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('below md a hamburger opens a drawer from the left, 250 wide, with the same links', {
  tag: ['@S07', '@desktop'],
}, async ({ page }) => {
  for (const width of [320, 899]) {
    await page.setViewportSize({ width, height: 740 });
    await openAlive(page, '/');
    await expect(rechtlichesButton(page)).toBeHidden();
    await openDrawer(page);

    await expect.poll(() => drawer(page).boundingBox()).toMatchObject({ x: 0, width: 250 });
    for (const [name, path] of [...mainLinks, ...rechtliches]) {
      await expect(drawer(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await drawer(page).getByRole('button', { name: 'Menü schließen' }).click();
    await expect(drawer(page)).toBeHidden();
  }
});

test('closing the drawer by keyboard leads back to the button that opened it', {
  tag: ['@S07', '@desktop'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, '/');
  await openDrawer(page);
  // A tap on an element that is no link takes the focus from the button.
  await drawer(page).getByText('Rechtliches', { exact: true }).click();
  await page.keyboard.press('Escape');

  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('from md on the links are in the header and there is no hamburger', {
  tag: ['@S07', '@desktop'],
}, async ({ page }) => {
  for (const width of [900, 1200, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, '/');

    await expect(menuButton(page)).toBeHidden();
    await expect(rechtlichesButton(page)).toBeVisible();
    for (const [name, path] of mainLinks) {
      await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
  }
});

test('the drawer closes when the view becomes wide', { tag: ['@S07', '@desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await openAlive(page, '/');
  await openDrawer(page);
  await page.setViewportSize({ width: 1200, height: 740 });
  await expect(drawer(page)).toBeHidden();
});

test('logged out, the header offers Anmelden and nothing of a signed-in user', { tag: ['@S08'] }, async ({
  page,
}) => {
  await openAlive(page, '/');
  const anmelden = header(page).getByRole('link', { name: 'Anmelden' });

  await expect(anmelden).toBeVisible();
  for (const name of [/Warenkorb/, 'Mein Profil', /^Admin/]) {
    await expect(header(page).getByRole('link', { name })).toHaveCount(0);
    await expect(header(page).getByRole('button', { name })).toHaveCount(0);
  }
  await expect(header(page).getByRole('button', { name: 'Abmelden' })).toHaveCount(0);

  await anmelden.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});
