import type { Page } from '@playwright/test';
import { expect, openAlive, test } from '../fixtures.ts';
import { card } from '../pages/page-language.ts';

const main = (page: Page) => page.getByRole('main');

test("'Versand' beside a price leads to shipping costs and delivery times", {
  tag: ['@R26', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/products');
  await card(page, 'Lavendeltraum').getByRole('link', { name: 'Versand', exact: true }).click();
  await expect(page).toHaveURL('/agb#versand');
  await expect(main(page).getByRole('heading', { name: '3. Preise und Versandkosten' })).toBeInViewport();
  await expect(main(page).getByText(/7,69\s€ für den Versand mit DHL/)).toBeInViewport();
  await expect(
    main(page).getByText(/innerhalb Deutschlands.*3–5\s+Werktage nach Zahlungseingang/),
  ).toBeVisible();

  await page.goto('/agb#versand');
  await expect(main(page).getByRole('heading', { name: '3. Preise und Versandkosten' })).toBeInViewport();
});
