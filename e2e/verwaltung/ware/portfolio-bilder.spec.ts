import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  animatedImage,
  bombPng,
  heicStart,
  imageFile,
  phoneJpeg,
  svgFile,
  truncated,
} from '#test/ware/bild-files.ts';
import { signIn } from '../../arrange/accounts.ts';
import { failedCall, fetchProdukt, watchCalls } from '../../arrange/portfolio-calls.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { card } from '../../pages/page-language.ts';
import {
  chooseFiles,
  closeMeldungen,
  type Datei,
  fehlermeldung,
  meldung,
  unfold,
  verwaltungOf,
} from '../../pages/portfolio-page.ts';

/** Milliseconds: preparing a picture takes a second, and many on a busy machine. */
const prepared = { timeout: 60_000 };
const working = 'Bild wird optimiert und hochgeladen...';
const upload = { name: 'Honigwabe', button: 'Hauptbild hochladen' };
const uploadToGalerie = { name: 'Honigwabe', button: 'Galerie-Bild hinzufügen' };

function jpeg(buffer: Buffer, name = 'foto.jpg'): Datei {
  return { name, mimeType: 'image/jpeg', buffer };
}

const honigwabe = (page: Page) => card(page, 'Honigwabe');
const hauptbild = (page: Page) =>
  honigwabe(page)
    .getByRole('button', { name: 'Alternativtext bearbeiten: Hauptbild, Honigwabe' })
    .locator('img');
const galerie = (page: Page) => honigwabe(page).getByRole('listitem');

/** The metadata of the picture as the shop serves it. */
async function servedMetadata(page: Page, url: string) {
  return sharp(await (await page.request.get(url)).body()).metadata();
}

test('a phone’s photo replaces the main picture, upright and without its position', {
  tag: ['@A07', '@A08', '@A05', '@desktop'],
}, async ({ page }) => {
  test.slow();
  const { token } = await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const before = (await fetchProdukt(page.request, 'Honigwabe')).bilder.hauptbild;
  await expect(hauptbild(page)).toBeVisible();
  const lists = watchCalls(page, '/api/admin/portfolio');
  const stats = watchCalls(page, '/api/admin/portfolio/stats');

  // 40 megapixels, rotated by the EXIF orientation.
  const chooser = await chooseFiles(page, { ...upload, files: [jpeg(await phoneJpeg(8000, 5000))] });
  expect(chooser.isMultiple()).toBe(false);
  await Promise.all([
    expect(honigwabe(page).getByText(working)).toBeVisible(),
    expect(honigwabe(page).getByRole('button', { name: 'Hauptbild hochladen' })).toBeDisabled(),
  ]);
  // In parallel: on a busy machine axe may take longer than the message stays.
  await Promise.all([
    expectAccessible(page),
    expect(meldung(page, 'Bild hochgeladen')).toBeVisible(prepared),
  ]);
  await expect(honigwabe(page).getByText(working)).toHaveCount(0);
  await expect(honigwabe(page).getByText('Galerie (2 Bilder):')).toBeVisible();
  await expect.poll(() => lists.length).toBe(1);
  expect(stats).toHaveLength(0);

  const { bilder } = await verwaltungOf(page.request, token).find('Honigwabe');
  expect(bilder.hauptbild).not.toBe(before);
  expect(bilder.alt_text).toBe('Honigwabe Produktbild');
  expect(bilder.hoehe).toBeGreaterThan(bilder.breite ?? 0);
  const { width = 0, height = 0, exif, orientation } = await servedMetadata(page, bilder.hauptbild ?? '');
  expect(height).toBeGreaterThan(width);
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  await expect(hauptbild(page)).toHaveJSProperty('complete', true);
});

test.describe('invalid files', () => {
  test.use({ expectedErrors: [failedCall] });

  test('several pictures are added to the gallery at once; other files are refused by name', {
    tag: ['@A07', '@A08', '@desktop'],
  }, async ({ page }) => {
    test.slow();
    const { token } = await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    const files = [
      { name: 'fest.png', mimeType: 'image/png', buffer: await imageFile('png', '#336699') },
      jpeg(Buffer.from('Das ist nur ein Text.'), 'text.jpg'),
      { name: 'film.webp', mimeType: 'image/webp', buffer: await animatedImage('webp') },
    ];
    const chooser = await chooseFiles(page, { ...uploadToGalerie, files });
    expect(chooser.isMultiple()).toBe(true);

    // The message first: it disappears after 6 s, and the third picture may take longer.
    const alert = page.getByRole('alert').getByText(/^Fehler beim Upload: .*\ntext\.jpg$/);
    await expect(alert).toBeVisible(prepared);
    await expect(honigwabe(page).getByText('Galerie (4 Bilder):')).toBeVisible(prepared);
    await expect(galerie(page)).toHaveCount(4);
    const { bilder } = await verwaltungOf(page.request, token).find('Honigwabe');
    const last = await servedMetadata(page, bilder.galerie.at(-1)?.url ?? '');
    expect(last.pages ?? 1).toBe(1);
  });

  test('broken, disguised and oversized files are refused with clear messages', {
    tag: ['@A07', '@A08', '@desktop'],
  }, async ({ page }) => {
    test.slow();
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    const shownBefore = await hauptbild(page).getAttribute('src');
    const cases: [Datei, RegExp][] = [
      [
        { name: 'halb.png', mimeType: 'image/png', buffer: await truncated('png') },
        /^Fehler beim Upload: .*beschädigt/,
      ],
      [{ name: 'bombe.png', mimeType: 'image/png', buffer: bombPng() }, /^Fehler beim Upload: .*Megapixel/],
      [jpeg(heicStart(), 'iphone.jpg'), /^Fehler beim Upload: .*HEIC/],
      [jpeg(svgFile, 'zeichnung.jpg'), /^Fehler beim Upload: Das ist kein Bild/],
      [
        { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
        /^Fehler beim Upload: .*Bilddatei/,
      ],
      [jpeg(Buffer.alloc(15_000_001), 'riese.jpg'), /^Fehler beim Upload: .*15 MB/],
    ];
    for (const [file, text] of cases)
      await test.step(file.name, async () => {
        await chooseFiles(page, { ...upload, files: [file] });
        const alert = page.getByRole('alert').getByText(text);
        await expect(alert).toBeVisible(prepared);
        await closeMeldungen(page);
        await expect(honigwabe(page).getByRole('button', { name: upload.button })).toBeEnabled();
      });
    await expect(hauptbild(page)).toHaveAttribute('src', shownBefore ?? '');
  });

  test('without a connection the upload says so', { tag: ['@A08', '@desktop'] }, async ({ page }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    await page.route('**/upload-image', (route) => route.abort('connectionrefused'));
    await chooseFiles(page, { ...upload, files: [jpeg(await imageFile('jpeg'))] });
    await expect(
      fehlermeldung(
        page,
        'Fehler beim Upload: Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
      ),
    ).toBeVisible();
  });
});

test('a phone takes the photo itself, and shows that it is being sent', { tag: ['@A07', '@phone'] }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'without a touch screen the button opens the files at once');
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/upload-image', async (route) => {
    await held;
    await route.continue();
  });
  await unfold(page, 'Honigwabe');
  const chooser = page.waitForEvent('filechooser');
  await honigwabe(page)
    .getByRole('button', { name: `${upload.button}: Honigwabe`, exact: true })
    .click();
  await page.getByRole('button', { name: 'Foto aufnehmen' }).click();
  const camera = await chooser;
  expect(await camera.element().getAttribute('capture')).toBe('environment');
  await camera.setFiles([jpeg(await phoneJpeg())]);
  await expect(honigwabe(page).getByText(working)).toBeVisible();
  await expect(honigwabe(page).getByRole('progressbar', { name: working })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await expectAccessible(page);
  release();
  await expect(meldung(page, 'Bild hochgeladen')).toBeVisible(prepared);
});
