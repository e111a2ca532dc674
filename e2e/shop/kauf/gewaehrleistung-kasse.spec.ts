import { insertHinweis } from '#test/einstellung/hinweis.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { hinweisImLaden } from '../../pages/gewaehrleistung-page.ts';
import { bestellen, fillKorb, goToPruefen, openKasse, schritt } from '../../pages/kasse-page.ts';
import { dialog } from '../../pages/portfolio-page.ts';

test('the guarantee notice stands in full above the summary of the checkout, legible, unchanged, and opens large', async ({
  page,
  db,
}) => {
  test.slow();
  await openLaden(db);
  await insertHinweis(db);
  await fillKorb(page, 'Lavendeltraum', 1);
  await openKasse(page);
  await goToPruefen(page);
  const bild = hinweisImLaden(page);
  const img = bild.locator('img');
  await bild.scrollIntoViewIfNeeded();
  await expect(img).toHaveJSProperty('complete', true);

  // Its code can be scanned from 400 pixels on; a phone gives it the width of the card.
  const { width = 0, height = 0 } = (await img.boundingBox()) ?? {};
  const column = (await schritt(page, '3 Prüfen').boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThanOrEqual(Math.min(400, column - 2));
  expect(Math.abs(height / width - 1200 / 900)).toBeLessThan(0.01);
  for (const part of [img, bild]) {
    const look = await part.evaluate((element) => {
      const { filter, opacity, mixBlendMode, objectFit, clipPath, colorScheme } = getComputedStyle(element);
      return { filter, opacity, mixBlendMode, objectFit, clipPath, isDark: colorScheme.includes('dark') };
    });
    expect(look).toEqual({
      filter: 'none',
      opacity: '1',
      mixBlendMode: 'normal',
      objectFit: 'fill',
      clipPath: 'none',
      isDark: false,
    });
  }
  await expect(page.getByRole('link', { name: /^Mehr dazu auf europa\.eu/ })).toBeVisible();
  await expectAccessible(page);

  // Above all that is summed up, and nothing between the summary and its button (§ 312j BGB).
  const notice = await img.boundingBox();
  const sums = await schritt(page, '3 Prüfen').getByText('Gesamt', { exact: true }).first().boundingBox();
  const button = await bestellen(page).boundingBox();
  expect((notice?.y ?? 0) + height).toBeLessThan(sums?.y ?? 0);
  expect(sums?.y).toBeLessThan(button?.y ?? 0);

  await bild.click();
  const large = dialog(page, 'Hinweis in Großansicht');
  await expect(large.getByRole('img')).toBeVisible();
  expect((await large.getByRole('img').boundingBox())?.width).toBeGreaterThanOrEqual(800);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(bild).toBeFocused();
});
