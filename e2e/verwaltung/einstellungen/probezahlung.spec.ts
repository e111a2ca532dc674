import type { Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { payOnline } from '../../arrange/offener-laden.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';

const teil = (page: Page) => page.getByRole('region', { name: 'Probezahlung', exact: true });
const stand = (page: Page) => teil(page).getByRole('status');
const offen = (page: Page) => page.getByRole('list', { name: 'Was noch offen ist' });
const zeile = (page: Page) => offen(page).getByRole('link', { name: /Probieren Sie die Bezahlseite aus/ });

// The example workshop has a payment provider of its own.
test.use({ shopEnv: { DEMO: '1' } });

test('the owner pays a euro on the provider’s page, gets it back, and the opening list asks no more', async ({
  page,
  db,
}) => {
  test.slow();
  await payOnline(db);
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  await zeile(page).click();
  const durchfuehren = teil(page).getByRole('button', { name: 'Probezahlung durchführen' });
  await expect(durchfuehren).toBeFocused();
  await expect(durchfuehren).toBeInViewport();
  await expectAccessible(page);
  await durchfuehren.click();

  await expect(page).toHaveURL(/\/probezahlung\//);
  await page.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/einstellungen\?/);
  await expect(stand(page)).toContainText('noch kein Geld gemeldet');
  await teil(page).getByRole('button', { name: 'Bezahlseite öffnen' }).click();

  await expect(page.getByRole('main')).toContainText('1,00 €');
  await page.getByRole('button', { name: 'Zahlen', exact: true }).click();
  await expect(stand(page)).toContainText('Bezahlt und zurückgezahlt am');
  await expect(stand(page)).toBeInViewport();
  await expect(zeile(page)).toHaveCount(0);
  await expect(offen(page)).toBeVisible();
  await expectAccessible(page);
});
