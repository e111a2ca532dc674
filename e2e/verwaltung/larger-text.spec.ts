import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { benutzerRow, openBenutzer } from '../benutzer-page.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { openLager } from '../lager-page.ts';
import { enlargeText, expectNothingCut, expectWholeWords } from '../large-text.ts';
import { failedCall } from '../portfolio-calls.ts';

/** Every screen of the back office with its heading. */
const screens = [
  ['/admin/dashboard', 'Admin Dashboard'],
  ['/admin/portfolio', 'Portfolio-Verwaltung'],
  ['/admin/rohstoffe', 'Rohstoff-Verwaltung'],
  ['/admin/rohstoffe?tab=duftoele', 'Rohstoff-Verwaltung'],
  ['/admin/rohstoffe?tab=verpackungen', 'Rohstoff-Verwaltung'],
  ['/admin/bestellungen', 'Bestellverwaltung'],
  ['/admin/packen', 'Alle packen'],
  ['/admin/lager', 'Lagerverwaltung'],
  ['/admin/lager?tab=produkte', 'Lagerverwaltung'],
  ['/admin/inventory', 'Lagerverwaltung'],
  ['/admin/benutzer', 'Benutzerverwaltung'],
  ['/admin/warenberechnung', 'Warenberechnung'],
  ['/admin/einstellungen', 'Einstellungen'],
] as const;

/** Every form of the settings, and the editor of legal texts. */
const gruppen = [
  ['laden', 'Laden bearbeiten'],
  ['steuer', 'Steuer bearbeiten'],
  ['versand', 'Versand bearbeiten'],
  ['zahlung', 'Zahlung bearbeiten'],
  ['post', 'Post bearbeiten'],
  ['texte', 'Texte bearbeiten'],
  ['nummern', 'Nummern bearbeiten'],
  ['rechtstexte.agb', 'AGB bearbeiten'],
] as const;

async function openScreen(page: Page, [path, heading]: (typeof screens)[number]): Promise<void> {
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
  if (path === '/admin/portfolio') await expect(page.getByRole('article').first()).toBeVisible();
  if (path.startsWith('/admin/rohstoffe') || path === '/admin/einstellungen')
    await expect(page.getByRole('button', { name: /bearbeiten$/ }).first()).toBeVisible();
  if (path === '/admin/einstellungen')
    await expect(page.getByRole('button', { name: 'AGB bearbeiten' })).toBeVisible();
}

for (const screen of screens)
  test(`${screen[0]} cuts no word at 320 px and with text twice as large`, async ({ page }, { project }) => {
    await signIn(page, screen[0] === '/admin/dashboard' ? 'werkstatt' : 'admin');
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 740 });
    await openScreen(page, screen);
    await expectNothingCut(page);
    await expectWholeWords(page, 'with text of the usual size');
    await enlargeText(page);
    await expectNothingCut(page);
    await expectWholeWords(page, 'with large text');
    await expectAccessible(page);
  });

test('the forms of the settings cut no word at 320 px and with text twice as large', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [feld, title] of gruppen) {
    await test.step(title, async () => {
      await openAlive(page, `/admin/einstellungen?feld=${feld}`);
      const form = page.getByRole('dialog', { name: title, exact: true });
      await expect(form.getByRole('button', { name: /speichern$/i })).toBeVisible();
      await expectNothingCut(page);
      await enlargeText(page);
      await expectNothingCut(page);
      await expectAccessible(page);
    });
  }
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a failed load cuts no word with text twice as large', { tag: '@phone' }, async ({ page }) => {
    await signIn(page, 'admin');
    await page.route('**/api/rohseife?*', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Kaputt' } }),
    );
    await openAlive(page, '/admin/rohstoffe');
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await enlargeText(page);
      await expectNothingCut(page);
    }
  });
});

test("a person's details cut no word with text twice as large", { tag: '@phone' }, async ({ page }) => {
  await openBenutzer(page, '?search=Sommer');
  await benutzerRow(page, 'Anna Sommer').getByRole('button', { name: 'Details zu Anna Sommer' }).click();
  await expect(page.getByText('Bevorzugter Kanal')).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await enlargeText(page);
    await expectNothingCut(page);
  }
});

test('the units of a shelf being counted fit into their inputs with text twice as large', {
  tag: '@phone',
}, async ({ page }) => {
  await openLager(page, 'duftoele');
  await page.getByRole('button', { name: 'Regal zählen' }).click();
  await expect(page.getByLabel('Lavendel: gezählt')).toBeVisible();
  await enlargeText(page);
  await expectNothingCut(page);
});

test('a number and its unit stay apart', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 740 });
  await openAlive(page, '/admin/rohstoffe?tab=duftoele');
  await page.getByRole('button', { name: 'Lavendel bearbeiten' }).click();
  const input = page.getByLabel('Haltbarkeit');
  await expect(input).toHaveValue('24');
  const numberEnd = await input.evaluate(
    (element) =>
      element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight),
  );
  const unitStart = await page.getByText('Monate', { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
  expect(unitStart - numberEnd).toBeGreaterThan(6);
});
