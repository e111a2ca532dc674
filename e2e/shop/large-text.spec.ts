import type { Page } from '@playwright/test';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { signIn } from '../accounts.ts';
import { korbOf } from '../cart-calls.ts';
import { heading } from '../cart-page.ts';
import { expect, expectAccessible, openAlive, test, untilDrawn } from '../fixtures.ts';
import { enlargeText, expectNothingCut, expectWholeWords } from '../large-text.ts';
import { openLaden } from '../offener-laden.ts';
import { cartLink, drawer, header, openDrawer } from '../page-language.ts';
import { fetchProdukt } from '../portfolio-calls.ts';
import { seiten } from '../seiten.ts';

/** Screens of the shop without an address of their own, each with an element that shows that it is complete. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  'a product': async (page) => {
    const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
    await openAlive(page, `/products/${_id}`);
  },
  'a product with a weblink': async (page) => {
    const { _id } = await fetchProdukt(page.request, 'Goldstück');
    await openAlive(page, `/products/${_id}`);
    await expect(page.getByRole('link', { name: /^Produktdokumentation öffnen/ })).toBeVisible();
  },
  'a product with its stepper': async (page) => {
    await signIn(page, 'anna');
    await screens['a product']?.(page);
    await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible();
  },
  'the list with steppers': async (page) => {
    await signIn(page, 'anna');
    await openAlive(page, '/products');
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
  },
  'the filled cart': async (page) => {
    const { token } = await signIn(page, 'anna');
    await korbOf(page.request, token).add('Schwarzer Sandel', 99);
    await openAlive(page, '/cart');
    await expect(heading(page)).toHaveText('Warenkorb (102)');
    await expect(cartLink(page)).toHaveAccessibleName(/99\+/);
  },
};
for (const { path } of seiten) screens[path] = (page) => openAlive(page, path);

for (const [name, open] of Object.entries(screens)) {
  test(`nothing of ${name} is cut with text twice as large`, async ({ page }) => {
    test.slow();
    await open(page);
    await expectWholeWords(page, 'with text of the usual size');
    await enlargeText(page);
    for (const width of widthsOf(page)) {
      await page.setViewportSize({ width, height: 740 });
      await test.step(`at ${width}`, async () => {
        await expectNothingCut(page);
        await expectWholeWords(page, `with large text at ${width}`);
      });
    }
    await expectAccessible(page);
  });
}

test('the drawer of an admin shows all its text when twice as large', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, 'admin');
    await openAlive(page, '/');
    await enlargeText(page);
    await openDrawer(page);
    await expect(drawer(page).getByRole('button', { name: 'Abmelden' })).toBeAttached();
    await expectNothingCut(page, drawer(page));
    expect(await drawer(page).evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
    await expect(drawer(page).getByRole('button', { name: 'Menü schließen' })).toBeInViewport({ ratio: 1 });
  }
});

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
