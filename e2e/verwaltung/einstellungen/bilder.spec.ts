import type { Page } from '@playwright/test';
import { imageFile } from '#test/ware/bild-files.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { openEinstellungen } from '../../pages/einstellungen-page.ts';
import { dialog, field, meldung } from '../../pages/portfolio-page.ts';
import { typeInto } from '../../type-into.ts';

/** Chooses a file as on a phone, which offers the camera as well. */
async function chooseFile(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bild auswählen', exact: true }).click();
  await (await chooser).setFiles({ name: 'hof.png', mimeType: 'image/png', buffer: await imageFile('png') });
}

test('the owner puts a picture from her phone on the home page, and takes it away again', {
  tag: ['@S12', '@phone'],
}, async ({ page }) => {
  test.slow();
  await openEinstellungen(page);
  const bilder = page.getByRole('region', { name: 'Bilder', exact: true });
  await chooseFile(page, 'Bild ersetzen: Startseite');
  await dialog(page, 'Bild ersetzen?').getByRole('button', { name: 'Ersetzen', exact: true }).click();
  const form = dialog(page, 'Bild: Startseite');
  await expect(form.getByText('Telefon', { exact: true })).toBeVisible({ timeout: 30_000 });
  await typeInto(field(form, 'Alternativtext'), 'Unser Hof im Mai');
  await form.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(meldung(page, 'Alternativtext gespeichert.')).toBeVisible();
  await expect(bilder.getByText('Unser Hof im Mai', { exact: true })).toBeVisible();

  await openAlive(page, '/');
  const hof = page.getByRole('img', { name: 'Unser Hof im Mai' });
  await expect(hof).toBeVisible();
  // The cut for phones: a photo of 120 × 80 in 4 : 5.
  expect(await hof.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)).toBe(true);

  await openAlive(page, '/admin/einstellungen');
  await bilder.getByRole('button', { name: 'Bild entfernen: Startseite' }).click();
  await dialog(page, 'Bild entfernen?').getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(meldung(page, 'Bild entfernt.')).toBeVisible();
  await openAlive(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Willkommen/ }).getByRole('img')).toHaveCount(0);
});
