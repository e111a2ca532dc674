import type { Page } from '@playwright/test';
import { signIn } from '../arrange/accounts.ts';
import { fetchProdukt } from '../arrange/portfolio-calls.ts';
import { expect, test, untilAlive } from '../fixtures.ts';
import { enlargeText } from '../large-text.ts';

test.use({ hasConsent: false });

const start = new Date('2026-03-02T10:00:00');
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });

/** Opens a page whose clock is stopped once it is hydrated, and waits for the banner. */
async function openWithBanner(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  // The first touch starts hydration without waiting for idle time.
  await page.keyboard.press('Shift');
  await untilAlive(page);
  await page.clock.runFor(2000);
  await expect(banner(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
});

test('with text twice as large the banner of a phone leaves most of the screen to the page', {
  tag: ['@S11', '@desktop'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithBanner(page);
  await page.clock.resume();
  await enlargeText(page);
  await expect.poll(async () => (await banner(page).boundingBox())?.height).toBeLessThan(200);
});

for (const who of ['a guest', 'anna'] as const) {
  test(`of a product ${who} sees name, price and the buttons beside the banner`, {
    tag: ['@S11', '@S21'],
  }, async ({ page }) => {
    const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
    if (who === 'anna') await signIn(page, who);
    await openWithBanner(page, `/products/${_id}`);

    const main = page.getByRole('main');
    const next =
      who === 'anna'
        ? main.getByRole('button', { name: 'In den Warenkorb' })
        : main.getByRole('link', { name: 'Anmelden' }).filter({ visible: true }).first();
    // Data of the signed-in account appears with the page's own timers.
    await page.clock.resume();
    const top = (await banner(page).boundingBox())?.y ?? 0;
    for (const seen of [main.getByRole('heading', { level: 1 }), main.getByText(/^7,90\s€$/), next]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
      const box = await seen.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
    }
    const isPhone = (page.viewportSize()?.width ?? 0) < 900;
    if (isPhone) expect((await banner(page).boundingBox())?.height).toBeLessThan(130);
  });
}
