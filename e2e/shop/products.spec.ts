import { demoProdukte } from '../../demo/produkte.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';

const imLaden = demoProdukte.filter(({ aktiv }) => aktiv);

test('the list shows every product in the shop with its price and base price', {
  tag: ['@S13', '@S14'],
}, async ({ page }) => {
  await page.goto('/products');

  await expect(
    page.getByRole('heading', { level: 1, name: 'Unsere handgemachten Naturseifen' }),
  ).toBeVisible();
  await expect(page.getByText('10 einzigartige Seifen-Kreationen verfügbar')).toBeVisible();
  for (const { name } of imLaden)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
