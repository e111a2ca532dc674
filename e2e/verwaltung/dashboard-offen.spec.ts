import type { Page } from '@playwright/test';
import { signIn } from '../arrange/accounts.ts';
import { openWerkstatt } from '../arrange/werkstatt.ts';
import { expect, openAlive, test } from '../fixtures.ts';

const path = '/admin/dashboard';
const kacheln = (page: Page) => page.getByRole('region', { name: 'Heute' });
/** The tile of this name, without its soft hyphens. */
const kachel = (page: Page, name: RegExp) => kacheln(page).getByRole('link', { name });

test('the dashboard of an open shop says what is to be done, and each figure leads to its screen', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openWerkstatt(db);
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(kachel(page, /^Packen und verschicken/)).toContainText('2');
  await expect(kachel(page, /^Packen und verschicken/)).toContainText('1 überfällig');
  await expect(kachel(page, /^Wartet auf Geld/)).toContainText('1');
  await expect(kachel(page, /^Abhol/)).toContainText('0');
  await expect(kachel(page, /^Problem/)).toContainText('1');
  await expect(kachel(page, /^Zu fertigen/)).toContainText('3');
  await expect(kachel(page, /^Knappe Produkte/)).toContainText('1');
  await expect(kachel(page, /^Nicht zugestellte Post/)).toHaveAttribute('href', '/admin/post');
  await expect(kachel(page, /^Letzte Sicherung/)).toHaveAttribute('href', '/admin/einstellungen');
  await kachel(page, /^Knappe Produkte/).click();
  await expect(page).toHaveURL('/admin/lager?tab=produkte');
  await page.goBack();
  await kachel(page, /^Wartet auf Geld/).click();
  await expect(page).toHaveURL('/admin/bestellungen?aufgabe=geld');
  await page.goBack();
  await kachel(page, /^Zu fertigen/).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Zu fertigen' })).toBeVisible();
});
