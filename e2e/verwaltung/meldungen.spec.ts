import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn } from '../arrange/accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';

/** WCAG 2.2, 2.5.8, which axe checks only when enabled. */
async function smallTargets(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: ['target-size'] }).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Buttons that are smaller than 24 px, which axe leaves to be looked at when they are close to each other. */
const smallButtons = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        const isSmall = button.checkVisibility() && Math.min(width, height) < 24;
        return isSmall
          ? `${button.getAttribute('aria-label') ?? button.textContent}: ${width} × ${height}`
          : [];
      }),
    );

test('every target is large enough for a finger, or far enough from the next', async ({ page }) => {
  await signIn(page, 'admin');
  const screens = [
    '/admin/benutzer',
    '/admin/portfolio',
    '/admin/rohstoffe',
    '/admin/lager',
    '/admin/warenberechnung',
  ];
  for (const path of screens) {
    await openAlive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
    expect(await smallTargets(page), path).toEqual([]);
    expect(await smallButtons(page), path).toEqual([]);
  }
});
