import type { Page } from '@playwright/test';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { signIn, storeSession } from '../arrange/accounts.ts';
import { openLaden } from '../arrange/offener-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { greeting, header } from '../pages/page-language.ts';

const { name } = demoEinstellungen.laden;

/** The widths of which the name of the shop is broken inside its word, or cut, or something is beyond the screen. */
async function listBroken(page: Page): Promise<number[]> {
  const broken: number[] = [];
  for (let width = 760; width <= 1280; width += 10) {
    await page.setViewportSize({ width, height: 600 });
    const isWhole = await header(page)
      .getByRole('link', { name, exact: true })
      .getByText(name, { exact: true })
      .evaluate(async (element) => {
        await new Promise((painted) => requestAnimationFrame(painted));
        const range = document.createRange();
        range.selectNodeContents(element);
        return (
          range.getClientRects().length === 1 &&
          element.scrollWidth <= element.clientWidth &&
          document.documentElement.scrollWidth <= document.documentElement.clientWidth
        );
      });
    if (!isWhole) broken.push(width);
  }
  return broken;
}

for (const who of [undefined, 'anna', 'werkstatt', 'admin'] as const)
  test(`in an open shop its name is whole at every width beside the menus of ${who ?? 'a guest'}`, {
    tag: ['@S08', '@desktop'],
  }, async ({ page, db }) => {
    await openLaden(db);
    const session = who && (await signIn(page, who));
    await openAlive(page, '/agb');
    if (session) await expect(greeting(page)).toBeAttached();
    else await expect(header(page).getByRole('link', { name: /Warenkorb/ })).toBeVisible();
    expect(await listBroken(page)).toEqual([]);
    if (!session) return;
    await storeSession(page, {
      ...session,
      user: { ...session.user, name: 'Wilhelmina-Charlotte Sonnenschein' },
    });
    await openAlive(page, '/agb');
    await expect(greeting(page)).toBeAttached();
    expect(await listBroken(page), 'with a long name').toEqual([]);
  });

test('the name of the shop stays on one line beside the menus of an admin', {
  tag: ['@S08', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [900, 1000, 1100, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await openAlive(page, '/');
    await expect(greeting(page)).toBeAttached();
    const brand = header(page).getByRole('link', { name, exact: true }).getByText(name);
    // The menus are loaded after the page.
    const lines = () =>
      brand.evaluate((element) =>
        Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      );
    await expect.poll(lines, `at ${width}`).toBe(1);
  }
});
