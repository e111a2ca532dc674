import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { enlargeText, expectNothingCut } from '../large-text.ts';

/** Every screen of the back office with its heading. */
const screens = [
  ['/admin/portfolio', 'Portfolio-Verwaltung'],
  ['/admin/rohstoffe', 'Rohstoff-Verwaltung'],
  ['/admin/rohstoffe?tab=duftoele', 'Rohstoff-Verwaltung'],
  ['/admin/rohstoffe?tab=verpackungen', 'Rohstoff-Verwaltung'],
  ['/admin/bestellungen', 'Bestellverwaltung'],
  ['/admin/lager', 'Lagerverwaltung'],
  ['/admin/lager?tab=produkte', 'Lagerverwaltung'],
  ['/admin/inventory', 'Lagerverwaltung'],
  ['/admin/benutzer', 'Benutzerverwaltung'],
  ['/admin/warenberechnung', 'Warenberechnung'],
] as const;

async function openScreen(page: Page, [path, heading]: (typeof screens)[number]): Promise<void> {
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Einen Augenblick …')).toHaveCount(0);
  if (path === '/admin/portfolio') await expect(page.getByRole('article').first()).toBeVisible();
  if (path.startsWith('/admin/rohstoffe'))
    await expect(page.getByRole('button', { name: /bearbeiten$/ }).first()).toBeVisible();
}

for (const screen of screens)
  test(`${screen[0]} cuts no word at 320 px and with text twice as large`, async ({ page }, { project }) => {
    await signIn(page, 'admin');
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 740 });
    await openScreen(page, screen);
    await expectNothingCut(page);
    await enlargeText(page);
    await expectNothingCut(page);
    await expectAccessible(page);
  });
