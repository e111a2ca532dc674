import type { Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, test, untilAlive, untilDrawn } from '../../fixtures.ts';
import { recordShifts, shiftSum } from '../../layout-shifts.ts';
import { line } from '../../pages/cart-page.ts';
import { card, cartLink, footer } from '../../pages/page-language.ts';

for (const name of ['/', '/products', 'a product']) {
  test(`nothing moves while ${name} loads`, async ({ page, request }) => {
    const path = name.startsWith('/') ? name : `/products/${(await fetchProdukt(request, 'Honigwabe'))._id}`;
    await recordShifts(page);
    await page.goto(path);
    await untilAlive(page);
    await scrollThrough(page);
    await untilDrawn(page);

    expect(await shiftSum(page)).toBeLessThanOrEqual(0.01);
  });
}

test.describe('what is loaded for a signed-in person', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'anna');
    await recordShifts(page);
  });

  for (const path of ['/', '/products']) {
    test(`moves nothing on ${path}`, { tag: ['@S08', '@S15', '@S32'] }, async ({ page }) => {
      await page.goto(path);
      await untilAlive(page);
      await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
      if (path === '/products')
        await expect(card(page, 'Lavendeltraum').getByRole('spinbutton')).toBeVisible();
      await untilDrawn(page);
      expect(await shiftSum(page)).toBeLessThanOrEqual(0.01);
    });
  }

  // The lines load after the page, so a small shift is allowed.
  test('moves little on /cart', { tag: ['@S26', '@S27'] }, async ({ page }) => {
    await page.goto('/cart');
    await untilAlive(page);
    await expect(line(page, 'Honigwabe')).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);
    await untilDrawn(page);
    expect(await shiftSum(page)).toBeLessThanOrEqual(0.1);
  });
});

/** Scrolls to the end of the page, so that everything loaded lazily has been in view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      scrollTo({ top, behavior: 'instant' });
      // A browser with nothing to paint may skip frames.
      await new Promise((next) => {
        requestAnimationFrame(next);
        setTimeout(next, 100);
      });
    }
  });
  await expect(footer(page)).toBeVisible();
}
