import type { Locator } from '@playwright/test';
import { answerList, makeProdukt } from '../../arrange/portfolio-calls.ts';
import { expect, openAlive, test, untilDrawn } from '../../fixtures.ts';
import { card, goWithin } from '../../pages/page-language.ts';

const fontOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).fontFamily);

test('headings are set in a serif font, text in a sans font', { tag: ['@S40', '@desktop'] }, async ({
  page,
}) => {
  await page.goto('/agb');
  const heading = page.getByRole('heading', { level: 1 });

  expect(await fontOf(heading)).toMatch(/^"?Fraunces.*, serif$/);
  expect(await fontOf(page.getByRole('heading', { level: 2 }).first())).toMatch(/, serif$/);
  expect(await fontOf(page.getByRole('main').getByRole('paragraph').first())).toMatch(/sans-serif$/);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('20px "Fraunces Variable"'))).toBe(true);
});

test('the whole heading font is loaded only for letters that its subset lacks', {
  tag: ['@S40', '@phone'],
}, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [name] = /fraunces-\w+/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  const german = makeProdukt({ name: 'Übermut “Größe” – Crème 5 €' });
  await answerList(page, [german]);
  for (const path of ['/', '/products', '/agb']) {
    await page.goto(path);
    await untilDrawn(page);
    expect(new Set(fonts)).toEqual(new Set(['fraunces-deutsch']));
  }

  await answerList(page, [german, makeProdukt({ name: 'Ñandú' })]);
  await openAlive(page, '/about');
  await goWithin(page, '/products');
  await expect(card(page, 'Ñandú')).toBeVisible();
  await untilDrawn(page);
  expect(new Set(fonts)).toEqual(new Set(['fraunces-deutsch', 'fraunces-latin']));
});

test('the layout changes at 600, 900, 1200 and 1536', { tag: ['@S40', '@desktop'] }, async ({ page }) => {
  await page.goto('/products');
  const articles = page.getByRole('article');
  const columns = () =>
    articles.evaluateAll(
      (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size,
    );

  for (const [width, count] of [
    [320, 1],
    [599, 1],
    [600, 2],
    [899, 2],
    [900, 3],
    [1200, 3],
    [1535, 3],
    [1536, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `columns at ${width}`).toBe(count);
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible({ visible: width < 900 });
  }
});
