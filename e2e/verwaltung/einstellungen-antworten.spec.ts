import type { Page } from '@playwright/test';
import { karte, openEinstellungen, openGruppe } from '../einstellungen-page.ts';
import { expect, test } from '../fixtures.ts';
import { field } from '../portfolio-page.ts';

/** Answers of another server, in which fields are missing. */

const answer = (page: Page, path: string, data: unknown) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ json: { success: true, data } }));

for (const data of [{}, null, [{}]])
  test(`every part of the settings that is answered with ${JSON.stringify(data)} says that it cannot be loaded`, {
    tag: '@phone',
  }, async ({ page }) => {
    await answer(page, '/einstellungen/**', data);
    await openEinstellungen(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein\u00adstel\u00adlun\u00adgen');
    // The seven groups, the way to the opening, the legal texts and the notice.
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(10);
    await expect(karte(page, 'Laden')).toContainText('Ein Fehler ist aufgetreten.');
    await page.unrouteAll();
    await karte(page, 'Laden').getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(karte(page, 'Laden').getByText('Maria Lindner', { exact: true })).toBeVisible();
  });

test('fields of a group that the server does not know have the values of a new shop', {
  tag: '@phone',
}, async ({ page }) => {
  await answer(page, '/einstellungen/versand', { version: 3, angaben: { packtage: 4 } });
  await openEinstellungen(page);
  await expect(karte(page, 'Versand').getByText('in 4 Werktagen')).toBeVisible();
  const form = await openGruppe(page, 'Versand');
  await expect(field(form, 'Preis')).toHaveValue('7,69');
});

test('what the environment has is not said while it is unknown', { tag: '@phone' }, async ({ page }) => {
  await answer(page, '/einstellungen/umgebung', {});
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Post');
  await expect(field(form, 'Absender')).toBeVisible();
  await expect(form.getByText(/Mailserver/)).toHaveCount(0);
});
