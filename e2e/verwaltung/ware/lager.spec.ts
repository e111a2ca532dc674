import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { dialog, fetchArtikel, openLager, snackbar } from '../../pages/lager-page.ts';

/** The name and the text of the file that this button saves. */
async function savedBy(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await button.click();
  const download = await saving;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
}

test('the shopping list is copied and printed, the stock and a history are saved for a German spreadsheet', {
  tag: ['@A24', '@A28', '@desktop'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLager(page);
  await page.getByRole('button', { name: 'Einkaufsliste' }).click();
  const list = dialog(page, 'Einkaufsliste');
  await list.getByRole('button', { name: 'Kopieren' }).click();
  await expect(snackbar(page)).toContainText('Einkaufsliste kopiert');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\u00a0', ' ')).toBe(
    'Einkaufen:\n- 1 × 1.000 g schwarz, Kontor Spreewald, 11,90 €\n- 1 × 15 ml Sandelholz, Duftmanufaktur Elbtal, 24,90 €\nZusammen 36,80 €\n\nHerstellen:\n- 3 Stück Minzglas\n- 6 Stück Wintergruß',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByText('Sandelholz')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(list.getByRole('button', { name: 'Kopieren' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  const stock = await savedBy(page, page.getByRole('button', { name: 'Bestand als CSV' }));
  expect(stock.name).toBe('Lagerbestand.csv');
  expect(stock.text.startsWith('\uFEFF"Gruppe";"Artikel";"Bestand"')).toBe(true);
  expect(stock.text).toContain('"Duftöle";"Sandelholz";42;"Tropfen";60;"ja"');

  await page.getByRole('button', { name: 'Historie: schwarz' }).click();
  const historie = dialog(page, 'Historie: schwarz');
  const { name } = await savedBy(page, historie.getByRole('button', { name: 'Als CSV speichern' }));
  expect(name).toBe('Historie schwarz.csv');
});

test('a deleted article keeps its history, one press away', { tag: ['@A28', '@R9', '@desktop'] }, async ({
  page,
}) => {
  const token = await openLager(page, 'produkte');
  const { artikelId } = await fetchArtikel(page, token, 'Nachtjasmin');
  await expect(page.getByText(/^Gelöschte/)).toHaveCount(0);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.delete(`/api/admin/portfolio/${artikelId}`, { headers })).ok()).toBe(true);
  await openAlive(page, '/admin/lager?tab=produkte');
  await page.getByText('Gelöschte Fertigprodukte (1)').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Historie: Nachtjasmin (gelöscht)' }).click();
  const historie = dialog(page, 'Historie: Nachtjasmin');
  await expect(historie.getByText('Diesen Artikel gibt es nicht mehr.')).toBeVisible();
  await expect(historie.getByText('Produktion: 12 × Nachtjasmin').first()).toBeVisible();
});
