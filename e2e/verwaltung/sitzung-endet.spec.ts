import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { demoPassword, emailOf, signIn } from '../arrange/accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { field, openBearbeiten } from '../pages/portfolio-page.ts';
import { retype, typeInto } from '../type-into.ts';

/** A session that ends on the server while a form is filled: the input is kept for the same person. */

test.use({ expectedErrors: [/401/] });

/** Ends the session on the server, as by expiry or from another device. */
const endSession = (db: Db) => db.deleteFrom('session').execute();

async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login');
  await typeInto(page.getByLabel('E-Mail'), emailOf('admin'));
  await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/login');
}

const save = (form: Locator, name: string) => form.getByRole('button', { name, exact: true }).click();
const toast = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: `Ihre Eingaben in „${title}“ sind noch da.` });

async function continueForm(page: Page, title: string): Promise<void> {
  await toast(page, title).first().getByRole('link', { name: 'Weiter ausfüllen' }).click();
}

test('a product form is restored after signing in again, and saves', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const form = await openBearbeiten(page, 'Lavendeltraum');
  await retype(field(form, 'Name'), 'Lavendelnacht');
  await retype(field(form, 'Zusatz'), 'Rosenblüten');
  await endSession(db);
  await save(form, 'Aktualisieren');

  await signInAgain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toast(page, 'Produkt bearbeiten: Lavendeltraum').first()).toBeVisible();
  await expectAccessible(page);
  await continueForm(page, 'Produkt bearbeiten: Lavendeltraum');
  await expect(page).toHaveURL('/admin/portfolio');
  await expect(page.getByText('Öffnen Sie das Formular')).toBeVisible();

  const another = await openBearbeiten(page, 'Minzglas');
  await expect(field(another, 'Name')).toHaveValue('Minzglas');
  await page.keyboard.press('Escape');
  const again = await openBearbeiten(page, 'Lavendeltraum');
  await expect(again.getByText(/^Ihre Eingaben vom .* sind wieder da\.$/)).toBeVisible();
  await expect(field(again, 'Name')).toHaveValue('Lavendelnacht');
  await expect(field(again, 'Zusatz')).toHaveValue('Rosenblüten');
  await expectAccessible(page);
  await save(again, 'Aktualisieren');
  await expect(page.getByRole('heading', { name: 'Lavendelnacht' })).toBeVisible();
  await expect(page.getByText('sind noch da')).toHaveCount(0);
});
