import { signIn } from '../arrange/accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { goWithin } from '../pages/page-language.ts';

/** The back office's effect on the look of the shop, and its screens at widths between a phone and a desktop. */

/** Computed text styles, from the whole page down to a link, a heading and a button. */
function lookOf(): Record<string, string>[] {
  const properties = [
    'color',
    'background-color',
    'font',
    'letter-spacing',
    'text-decoration',
    'color-scheme',
  ];
  return ['html', 'body', 'h1', 'main p', 'main a', 'header a', 'header button', 'footer'].map((selector) => {
    const element = document.querySelector(selector);
    const style = element && getComputedStyle(element);
    const smoothing = style?.getPropertyValue('-webkit-font-smoothing');
    const entries = properties.map((name) => [name, style?.getPropertyValue(name) ?? 'missing']);
    return { selector, smoothing, ...Object.fromEntries(entries) };
  });
}

test('the shop looks the same after a visit to the back office', async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  const before = await page.evaluate(lookOf);

  await goWithin(page, '/admin/portfolio');
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio-Verwaltung' })).toBeVisible();
  await goWithin(page, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  expect(await page.evaluate(lookOf)).toEqual(before);
});

test('raw materials and users are tables at 1024 px, as the stock is', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signIn(page, 'admin');
  for (const path of [
    '/admin/rohstoffe',
    '/admin/rohstoffe?tab=duftoele',
    '/admin/benutzer',
    '/admin/lager',
  ]) {
    await openAlive(page, path);
    await expect(page.getByRole('table'), path).toBeVisible();
    const frame = page.getByRole('region').filter({ has: page.getByRole('table') });
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0);
  }
});
