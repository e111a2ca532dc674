import type { Page } from '@playwright/test';
import { expect, openAlive, test } from '../fixtures.ts';
import { goWithin } from '../page-language.ts';
import { fetchProdukt } from '../portfolio-calls.ts';

const main = (page: Page) => page.getByRole('main');
const thumbnail = (page: Page, at: number) =>
  main(page).getByRole('button', { name: `Bild ${at} von 3 anzeigen` });
const large = (page: Page) => main(page).getByRole('button', { name: /\(vergrößern\)$/ });
const zoom = (page: Page) => page.getByRole('dialog', { name: 'Großansicht' });

/** The alt texts of the pictures, main picture first. */
async function openProdukt(page: Page): Promise<string[]> {
  const { _id, bilder } = await fetchProdukt(page.request, 'Lavendeltraum');
  await openAlive(page, `/products/${_id}`);
  return [bilder.alt_text ?? '', ...bilder.galerie.map(({ alt_text }) => alt_text)];
}

test('a swipe shows the next picture', { tag: ['@S20', '@phone'] }, async ({ page }) => {
  const alts = await openProdukt(page);
  await expect(large(page)).toHaveAccessibleName(`${alts[0]} (vergrößern)`);
  await large(page).hover();
  // Swiping and turning the wheel both scroll the strip of pictures.
  await page.mouse.wheel((await large(page).boundingBox())?.width ?? 0, 0);

  await expect(thumbnail(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(main(page).getByRole('img', { name: alts[1], exact: true })).toBeInViewport({ ratio: 0.9 });
  await expect(large(page)).toHaveCount(1);
});

test('the arrow keys move through the pictures, from the large one and from the thumbnails', {
  tag: ['@S20', '@desktop'],
}, async ({ page }) => {
  const alts = await openProdukt(page);
  await large(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(large(page)).toHaveAccessibleName(`${alts[1]} (vergrößern)`);
  await expect(large(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(large(page)).toHaveAccessibleName(`${alts[2]} (vergrößern)`);
  await expect(large(page)).toBeInViewport({ ratio: 0.6 });

  await thumbnail(page, 3).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(thumbnail(page, 2)).toBeFocused();
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-pressed', 'true');
});

test('a tap shows the picture full-screen, and closing returns to the one seen last', {
  tag: ['@S20'],
}, async ({ page }) => {
  const alts = await openProdukt(page);
  await large(page).click();
  const picture = zoom(page).getByRole('img');
  await expect(picture).toHaveAccessibleName(alts[0] ?? '');
  await expect(zoom(page).getByText('Bild 1 von 3')).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const width = (await picture.boundingBox())?.width ?? 0;
  await picture.click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(2 * width, 0);
  await zoom(page).getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(picture).toHaveAccessibleName(alts[1] ?? '');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(width, 0);
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAccessibleName(alts[2] ?? '');

  await page.keyboard.press('Escape');
  await expect(zoom(page)).toHaveCount(0);
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(large(page)).toHaveAccessibleName(`${alts[2]} (vergrößern)`);
  await expect(large(page)).toBeFocused();
});

test('the chosen thumbnail is distinguishable in forced colours', {
  tag: ['@S20', '@phone'],
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openProdukt(page);
  const lineOf = (at: number) =>
    thumbnail(page, at).evaluate((button) => getComputedStyle(button).borderTopColor);

  expect(await lineOf(1)).not.toBe(await lineOf(2));
  await thumbnail(page, 2).click();
  await expect.poll(() => lineOf(2)).not.toBe(await lineOf(3));
  expect(await lineOf(1)).toBe(await lineOf(3));
});

test('with very many pictures the chosen thumbnail is visible', { tag: ['@S20', '@phone'] }, async ({
  page,
}) => {
  const produkt = await fetchProdukt(page.request, 'Lavendeltraum');
  const galerie = Array.from({ length: 60 }, (_, at) => ({
    url: `${produkt.bilder.hauptbild}?${at}`,
    alt_text: `Ansicht ${at}`,
  }));
  const json = { success: true, data: { ...produkt, bilder: { galerie } } };
  await page.route(`**/api/portfolio/${produkt._id}`, (route) => route.fulfill({ json }));
  await openAlive(page, '/about');
  await goWithin(page, `/products/${produkt._id}`);
  const last = main(page).getByRole('button', { name: 'Bild 60 von 60 anzeigen' });
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await large(page).scrollIntoViewIfNeeded();

  await expect(large(page)).toHaveAccessibleName('Ansicht 59 (vergrößern)');
  await expect(main(page).getByRole('img', { name: 'Ansicht 59' })).toBeInViewport({ ratio: 0.5 });
});
