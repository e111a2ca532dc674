import type { Page } from '@playwright/test';
import { demoEinstellungen } from '../../../demo/beispiel-laden.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, openAlive, test, untilDrawn } from '../../fixtures.ts';
import { enlargeText, expectNothingCut } from '../../large-text.ts';
import { header } from '../../pages/page-language.ts';

for (const isOpen of [false, true])
  test(`the header of ${isOpen ? 'an open' : 'an announced'} shop keeps one line and the sign-in link at any text size`, async ({
    page,
    db,
  }) => {
    if (isOpen) await openLaden(db);
    await openAlive(page, '/agb');
    // Another font is wider than the brand's own.
    await untilDrawn(page);
    const setText = (percent: number) =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
    for (const width of widthsOf(page)) {
      await page.setViewportSize({ width, height: 740 });
      await setText(100);
      // The page hears of its new size a moment later, and lays itself out anew a moment after that.
      await page.waitForFunction((width) => innerWidth === width, width);
      await untilDrawn(page);
      const usual = await header(page).boundingBox();
      for (const percent of [115, 130, 150, 200]) {
        await setText(percent);
        await test.step(`${percent} % at ${width}`, async () => {
          await expectNothingCut(page, header(page));
          expect((await header(page).boundingBox())?.height).toBe(usual?.height);
          const brand = header(page).getByRole('link', { name: demoEinstellungen.laden.name });
          expect((await brand.boundingBox())?.height).toBeLessThanOrEqual(usual?.height ?? 0);
          await expect(header(page).getByRole('link', { name: 'Anmelden' })).toBeInViewport({ ratio: 1 });
        });
      }
    }
  });

test.describe('asked about cookies', () => {
  test.use({ hasConsent: false });

  test('the question is readable with text twice as large', async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 900, 'the narrow screen is the hard one');
    await page.setViewportSize({ width: 320, height: 740 });
    await openAlive(page, '/');
    await enlargeText(page);
    const banner = page.getByRole('region', { name: 'Cookie-Hinweis' });
    await expect(banner).toBeVisible();
    await expectNothingCut(page, banner);
    for (const name of ['Alle akzeptieren', 'Nur notwendige', 'Hinweis schließen'])
      await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });
});

function widthsOf(page: Page): number[] {
  return (page.viewportSize()?.width ?? 0) < 900 ? [320, 360] : [600, 900, 1440];
}
