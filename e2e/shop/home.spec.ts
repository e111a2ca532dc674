import { expect, openAlive, test } from '../fixtures.ts';

test('title and description change on navigation without loading', {
  tag: ['@S12', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Über uns', exact: true }).click();

  await expect(page).toHaveTitle(/^Das sind wir/);
  // Exactly one of each: with two, search engines and bookmarks would read the previous page's.
  for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
    expect(
      await page.evaluate((which) => document.head.querySelectorAll(which).length, selector),
      selector,
    ).toBe(1);
  }
});
