import type { Locator, Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { snackbar } from '../../pages/lager-page.ts';
import { typeInto } from '../../type-into.ts';

async function openWarenberechnung(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/warenberechnung');
  await expect(page.getByRole('heading', { level: 1, name: 'Warenberechnung' })).toBeVisible();
}

/** The selector is beside the calculation, on narrow screens behind a button. */
async function choose(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Produkt wählen/ });
  const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).last();
  await expect(button.or(link).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function edit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `${name}: Berechnung bearbeiten` });
  await expect(dialog).toBeVisible();
  return dialog;
}

const apply = (page: Page) => page.getByRole('button', { name: 'Preis übernehmen', exact: true });

test('a calculation is changed, and changes the shop’s price only when it is taken over, until that is undone', {
  tag: ['@A21', '@A22', '@desktop'],
}, async ({ page, browser, baseURL }) => {
  test.slow();
  await openWarenberechnung(page);
  await choose(page, 'Wintergruß');
  await expect(page.getByText(/Geschenkdose/).first()).toBeVisible();
  await expectAccessible(page);

  await choose(page, 'Lavendeltraum');
  const dialog = await edit(page, 'Lavendeltraum');
  await typeInto(dialog.getByRole('textbox', { name: 'Gewinn' }), '100');
  await dialog.getByRole('radio', { name: /^Psychologisch auf x,99/ }).check();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(snackbar(page)).toContainText('Berechnung gespeichert');
  await expect(dialog).toBeHidden();

  const guest = await browser.newPage({ baseURL });
  await guest.goto('/products');
  const guestCard = guest.getByRole('article').filter({ hasText: 'Lavendeltraum' });
  await expect(guestCard).toContainText('7,90');
  await apply(page).click();
  await expect(snackbar(page)).toContainText('Preis übernommen: Lavendeltraum kostet jetzt');
  // A message stays while a pointer is over it; on a busy machine axe takes longer than it stays otherwise.
  await page.getByRole('button', { name: 'Rückgängig' }).hover();
  await expectAccessible(page);
  await expect(apply(page)).toBeDisabled();
  await guest.reload();
  await expect(guestCard).not.toContainText('7,90');
  await expect(guestCard).toContainText(',99');

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(snackbar(page)).toContainText('Rückgängig gemacht: Lavendeltraum kostet wieder 7,90');
  await guest.reload();
  await expect(guestCard).toContainText('7,90');
  await guest.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Lavendeltraum' })).toBeVisible();
});
