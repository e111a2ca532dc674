import type { Page } from '@playwright/test';
import { hinweisForm, pdfFile } from '#test/einstellung/hinweis-files.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { openEinstellungen } from '../../pages/einstellungen-page.ts';
import { hinweisImLaden } from '../../pages/gewaehrleistung-page.ts';
import { footer } from '../../pages/page-language.ts';

const rechtliches = (page: Page) =>
  footer(page).getByRole('navigation', { name: 'Rechtliches' }).getByRole('link');

test('the example workshop, opened with two clicks, shows what an open shop has', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow();
  const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
  const produkt = `/products/${_id}`;
  const token = await openEinstellungen(page);
  const angekuendigt = await readRechtliches(page);
  expect(angekuendigt).not.toContain('Widerrufsbelehrung');
  expect(angekuendigt).not.toContain('Versand und Zahlung');

  await openAlive(page, '/admin/einstellungen');
  await page.getByRole('button', { name: 'Laden öffnen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Öffnen', exact: true }).click();
  await expect(page.getByText('Geöffnet', { exact: true })).toBeVisible();

  expect(await readRechtliches(page)).toEqual(
    expect.arrayContaining([...angekuendigt, 'Widerrufsbelehrung', 'Versand und Zahlung']),
  );
  for (const [name, path] of [
    [/^Widerrufs/, '/widerrufsbelehrung'],
    [/^Versand/, '/versand-und-zahlung'],
  ] as const) {
    await openAlive(page, '/');
    await rechtliches(page).filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }

  await openAlive(page, produkt);
  await expect(page.getByRole('heading', { name: 'Lavendeltraum' })).toBeVisible();
  await expect(hinweisImLaden(page)).toHaveCount(0);
  const uploaded = await page.request.post('/api/einstellungen/gewaehrleistung/datei', {
    headers: { authorization: `Bearer ${token}` },
    multipart: hinweisForm(pdfFile(), { name: 'hinweis.pdf' }),
  });
  expect(uploaded.status()).toBe(200);
  await openAlive(page, produkt);
  await expect(hinweisImLaden(page)).toBeVisible();
});

/** The legal links of the footer, without their soft hyphens. */
async function readRechtliches(page: Page): Promise<string[]> {
  await openAlive(page, '/');
  const names = await rechtliches(page).allTextContents();
  return names.map((name) => name.replaceAll('\u00ad', ''));
}
