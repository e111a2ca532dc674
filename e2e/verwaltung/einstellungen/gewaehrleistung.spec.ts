import { hinweisForm, pdfFile, pngHinweis } from '#test/einstellung/hinweis-files.ts';
import { imageFile } from '#test/ware/bild-files.ts';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { enlargeText, expectNothingCut } from '../../large-text.ts';
import { chooseDatei, gewaehrleistungPath, hinweisImLaden, karte } from '../../pages/gewaehrleistung-page.ts';
import { dialog, fehlermeldung, meldung } from '../../pages/portfolio-page.ts';
import { retype, typeInto } from '../../type-into.ts';

/** Milliseconds: preparing a file takes a second, and many on a busy machine. */
const prepared = { timeout: 60_000 };

const png = async () => ({ name: 'hinweis-de.png', mimeType: 'image/png', buffer: await pngHinweis() });
const pdf = () => ({ name: 'hinweis-de.pdf', mimeType: 'application/pdf', buffer: pdfFile() });

test('the uploaded notice stands on the page of a product once the shop is open, and opens large', async ({
  page,
  db,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await openAlive(page, gewaehrleistungPath);
  await expect(karte(page).getByText('Fehlt noch')).toBeVisible();
  await expectAccessible(page);
  await chooseDatei(page, 'Datei hochladen', await png());
  await expect(karte(page).getByText('Vorhanden')).toBeVisible(prepared);
  await expect(karte(page).getByText('hinweis-de.png (PNG')).toBeVisible();
  await expect(karte(page).getByRole('img')).toHaveJSProperty('naturalWidth', 400);
  await expectAccessible(page);

  const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
  await openAlive(page, `/products/${_id}`);
  await expect(page.getByRole('heading', { name: 'Lavendeltraum' })).toBeVisible();
  await expect(hinweisImLaden(page)).toHaveCount(0);

  await openLaden(db);
  await openAlive(page, `/products/${_id}`);
  const bild = hinweisImLaden(page);
  await bild.scrollIntoViewIfNeeded();
  await expect(bild.locator('img')).toHaveJSProperty('complete', true);
  const box = await bild.boundingBox();
  expect(Math.abs((box?.height ?? 0) / (box?.width ?? 1) - 1200 / 900)).toBeLessThan(0.01);
  expect(box?.width).toBeLessThanOrEqual(480);
  await expect(
    page.getByRole('link', { name: 'Mehr dazu auf europa.eu (öffnet in neuem Tab)' }),
  ).toHaveAttribute(
    'href',
    'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  );
  await expectAccessible(page);

  await bild.focus();
  await page.keyboard.press('Enter');
  const large = dialog(page, 'Hinweis in Großansicht');
  await expect(large.getByRole('img')).toBeVisible();
  expect((await large.getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(800);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(bild).toBeFocused();
  await bild.click();
  await large.getByRole('button', { name: 'Großansicht schließen' }).click();
  await expect(large).toHaveCount(0);
});

test('link and text are edited, the file is replaced and removed, and each change is in the history', {
  tag: ['@desktop'],
}, async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  await signIn(page, 'admin');
  await openAlive(page, gewaehrleistungPath);
  await chooseDatei(page, 'Datei hochladen', await png());
  await expect(karte(page).getByText('hinweis-de.png (PNG')).toBeVisible(prepared);
  await chooseDatei(page, 'Datei ersetzen', pdf());
  await expect(karte(page).getByText('hinweis-de.pdf (PDF')).toBeVisible(prepared);

  await karte(page).getByRole('button', { name: 'Link und Text bearbeiten' }).click();
  const form = dialog(page, 'Link und Text des Hinweises');
  const link = form.getByRole('textbox', { name: 'Adresse der Seite zum QR-Code' });
  await retype(link, 'https://www.beispiel.de/gewaehrleistung');
  await typeInto(form.getByRole('textbox', { name: 'Text des Hinweises' }), 'Zwei Jahre Gewährleistung');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(meldung(page, 'Hinweis gespeichert.')).toBeVisible();

  const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
  const shop = await page.context().newPage();
  await openAlive(shop, `/products/${_id}`);
  await expect(shop.getByRole('link', { name: /^Mehr dazu auf beispiel\.de/ })).toBeVisible();
  await shop.getByText('Hinweis als Text lesen').click();
  await expect(shop.getByText('Zwei Jahre Gewährleistung')).toBeVisible();

  const download = page.waitForEvent('download');
  await karte(page).getByRole('button', { name: 'Herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('hinweis-de.pdf');

  await karte(page).getByRole('button', { name: 'Entfernen' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByText('Gewährleistungshinweis entfernen?')).toBeVisible();
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect(karte(page).getByText('Fehlt noch')).toBeVisible();
  await karte(page).getByText('Verlauf').click();
  await expect(karte(page).getByRole('listitem')).toHaveText([
    /Datei entfernt$/,
    /Link geändert$/,
    /Datei „hinweis-de\.pdf“ hochgeladen$/,
    /Datei „hinweis-de\.png“ hochgeladen$/,
  ]);
  await openAlive(shop, `/products/${_id}`);
  await expect(hinweisImLaden(shop)).toHaveCount(0);
});

test.describe('a refused file', () => {
  test.use({ expectedErrors: [/status of 4(15|09)/] });

  test('is answered with what would be right, and a change by another admin is shown', {
    tag: ['@phone'],
  }, async ({ page }) => {
    test.slow();
    const { token } = await signIn(page, 'admin');
    await openAlive(page, gewaehrleistungPath);
    const jpeg = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await imageFile('jpeg') };
    await chooseDatei(page, 'Datei hochladen', jpeg);
    await expect(
      fehlermeldung(
        page,
        'Nicht hochgeladen: Das ist keine Datei, die der Laden lesen kann. Möglich sind PDF, PNG und SVG.',
      ),
    ).toBeVisible(prepared);
    await expect(karte(page).getByText('Fehlt noch')).toBeVisible();
    await expect(karte(page).getByRole('alert')).toContainText('Möglich sind PDF, PNG und SVG.');

    const other = await page.request.post('/api/einstellungen/gewaehrleistung/datei', {
      headers: { authorization: `Bearer ${token}` },
      multipart: hinweisForm(pdfFile(), { name: 'andere.pdf' }),
    });
    expect(other.status()).toBe(200);
    await chooseDatei(page, 'Datei hochladen', await png());
    await expect(
      fehlermeldung(page, /^Nicht hochgeladen: .* hat den Hinweis inzwischen geändert\.$/),
    ).toBeVisible(prepared);
    await expect(karte(page).getByText('andere.pdf (PDF')).toBeVisible();
    await enlargeText(page);
    await expectNothingCut(page);
  });
});
