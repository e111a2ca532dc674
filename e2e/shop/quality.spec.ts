import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openAlive,
  test,
  untilAlive,
  untilDrawn,
} from '../fixtures.ts';
import { recordShifts, shiftSum } from '../layout-shifts.ts';
import { footer } from '../page-language.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';
import { seiten } from '../seiten.ts';

const paths = seiten.map(({ path }) => path);

for (const path of paths) {
  test(`axe finds nothing wrong with ${path}`, async ({ page }) => {
    await openAlive(page, path);
    await expectAccessible(page);
  });
}

test('axe finds nothing wrong with a product', async ({ page, request }) => {
  const { _id } = await fetchProdukt(request, 'Goldstück');
  await openAlive(page, `/products/${_id}`);
  await expectAccessible(page);
});

test('axe finds nothing wrong with open sections', async ({ page }) => {
  await openAlive(page, '/datenschutz');
  for (const title of await page.getByRole('group').getByRole('heading', { level: 2 }).all())
    await title.click();
  await expectAccessible(page);
});

test.describe('with a missing product', () => {
  test.use({ expectedErrors: [failedCall] });

  test('axe finds nothing wrong', async ({ page }) => {
    await openAlive(page, '/products/gibt-es-nicht');
    await expectAccessible(page);
  });
});

test.describe('in an empty shop', () => {
  test.use({ hasDemo: false });

  test('axe finds nothing wrong', async ({ page }) => {
    await openAlive(page, '/products');
    await expectAccessible(page);
  });
});

test('no page scrolls sideways at any width', async ({ page, request }) => {
  test.slow();
  const { _id } = await fetchProdukt(request, 'Schwarzer Sandel');
  const widths = (page.viewportSize()?.width ?? 0) < 900 ? [320, 360] : [600, 900, 1440];
  for (const path of [...paths, `/products/${_id}`]) {
    await openAlive(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await test.step(`${path} at ${width}`, () => expectNoSidewaysScroll(page));
    }
  }
});

const emptyPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
  );

test('every request of every page is answered', async ({ page, request }) => {
  test.slow();
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  for (const path of [...paths, `/products/${_id}`]) {
    await openAlive(page, path);
    await scrollThrough(page);
    await untilDrawn(page);
    // The address of a picture that does not exist is answered with the start page.
    expect(await emptyPictures(page), path).toEqual([]);
  }
  expect(failed).toEqual([]);
});

test("the server's page is hydrated without a warning", async ({ page, request }) => {
  test.slow();
  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  for (const path of [...paths, `/products/${_id}`]) {
    await page.goto(path);
    const served = await page.getByRole('main').innerHTML();
    await untilAlive(page);
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count(), path).toBe(1);
    expect(served.length, path).toBeGreaterThan(0);
  }
  expect(warnings).toEqual([]);
});

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
