import type { Page } from '@playwright/test';
import { imageFile } from '#test/bild-files.ts';
import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card } from '../page-language.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';
import { dialog, fehlermeldung, field, meldung, unfold, verwaltungOf } from '../portfolio-page.ts';

/** Milliseconds: preparing a picture takes a second, and many on a busy machine. */
const prepared = { timeout: 60_000 };
const deleteQuestion = 'Sind Sie sicher, dass Sie dieses Bild löschen möchten?';

const honigwabe = (page: Page) => card(page, 'Honigwabe');
const hauptbild = (page: Page) =>
  honigwabe(page).getByRole('button', { name: 'Alternativtext bearbeiten: Hauptbild' }).locator('img');
const galerie = (page: Page) => honigwabe(page).getByRole('listitem');

test('pictures can be dropped on their place', { tag: ['@A07', '@desktop'] }, async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await unfold(page, 'Honigwabe');
  const drop = async (place: ReturnType<typeof galerie>, type: 'dragenter' | 'drop', buffer: Buffer) => {
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }));
        return transfer;
      },
      [...buffer],
    );
    await place.dispatchEvent(type, { dataTransfer });
  };
  const caption = honigwabe(page).getByText(/^Galerie \(/);
  await drop(caption, 'dragenter', await imageFile('png', '#113355'));
  await expect(honigwabe(page).getByText('In die Galerie ablegen')).toBeVisible();
  await drop(honigwabe(page).getByText('In die Galerie ablegen'), 'drop', await imageFile('png', '#113355'));
  await expect(honigwabe(page).getByText('Galerie (3 Bilder):')).toBeVisible(prepared);

  const before = (await hauptbild(page).getAttribute('src')) ?? '';
  await drop(hauptbild(page), 'dragenter', await imageFile('png', '#553311'));
  await expect(honigwabe(page).getByText('Als Hauptbild ablegen')).toBeVisible();
  await drop(hauptbild(page), 'drop', await imageFile('png', '#553311'));
  await expect(hauptbild(page)).not.toHaveAttribute('src', before, prepared);
  await expect(honigwabe(page).getByText('Galerie (3 Bilder):')).toBeVisible();
});

test('every picture can be deleted after a confirmation', { tag: ['@A05', '@A08', '@desktop'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await unfold(page, 'Honigwabe');
  const second = (await verwaltungOf(page.request, token).find('Honigwabe')).bilder.galerie[1]?.url;
  const question = dialog(page, deleteQuestion);

  await honigwabe(page).getByRole('button', { name: 'Galeriebild 1 löschen' }).click();
  await expect(question).toContainText('Honigwabe, Galeriebild 1');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(galerie(page)).toHaveCount(2);
  await honigwabe(page).getByRole('button', { name: 'Galeriebild 1 löschen' }).click();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(meldung(page, 'Bild gelöscht')).toBeVisible();
  await expect(galerie(page)).toHaveCount(1);

  await honigwabe(page).getByRole('button', { name: 'Hauptbild löschen' }).click();
  await expect(question).toContainText('Honigwabe, Hauptbild');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(honigwabe(page).getByText('Kein Hauptbild')).toBeVisible();
  const { bilder } = await fetchProdukt(page.request, 'Honigwabe');
  expect(bilder.hauptbild).toBeUndefined();
  expect(bilder.galerie.map(({ url }) => url)).toEqual([second]);
});

test.describe('after a concurrent change', () => {
  test.use({ expectedErrors: [failedCall] });
  test('the owner writes the alt text of a picture, and the shop shows it', {
    tag: ['@A07', '@desktop'],
  }, async ({ page }) => {
    const { token } = await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    await unfold(page, 'Honigwabe');
    await honigwabe(page).getByRole('button', { name: 'Alternativtext bearbeiten: Galeriebild 2' }).click();
    const form = dialog(page, 'Alternativtext bearbeiten');
    await expect(field(form, 'Alternativtext')).not.toHaveValue('');
    // Another admin changes something else of the product meanwhile: no reason for a conflict.
    await verwaltungOf(page.request, token).change('Honigwabe', { zusatz: 'mit Propolis' });
    await field(form, 'Alternativtext').fill('Sechseckige Seife auf einem Holzbrett');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(meldung(page, 'Alternativtext gespeichert')).toBeVisible();

    const { _id, bilder } = await fetchProdukt(page.request, 'Honigwabe');
    expect(bilder.galerie[1]?.alt_text).toBe('Sechseckige Seife auf einem Holzbrett');
    await openAlive(page, `/products/${_id}`);
    await page.getByRole('button', { name: 'Bild 3 von 3 anzeigen' }).click();
    await expect(page.getByRole('img', { name: 'Sechseckige Seife auf einem Holzbrett' })).toBeVisible();
  });

  test('another picture that moved up is not deleted in its place', { tag: ['@A05', '@desktop'] }, async ({
    page,
  }) => {
    const { token } = await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    await unfold(page, 'Honigwabe');
    await honigwabe(page).getByRole('button', { name: 'Galeriebild 1 löschen' }).click();
    await verwaltungOf(page.request, token).deleteGaleriebild('Honigwabe', 0);
    await dialog(page, deleteQuestion).getByRole('button', { name: 'Löschen' }).click();
    await expect(fehlermeldung(page, /^Fehler beim Löschen: Das Produkt wurde inzwischen/)).toBeVisible();
    await expect(galerie(page)).toHaveCount(1);
    expect((await fetchProdukt(page.request, 'Honigwabe')).bilder.galerie).toHaveLength(1);
  });
});
