import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { demoPassword, emailOf, signIn, type Who } from '../accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { openLager, rowOf } from '../lager-page.ts';
import { signOut } from '../page-language.ts';
import { dialog, field, neuesProdukt, openBearbeiten } from '../portfolio-page.ts';
import { editRohstoff, openRohstoffe } from '../rohstoffe-page.ts';
import { retype, typeInto } from '../type-into.ts';

/** A session that ends on the server while a form is filled: the input is kept for the same person. */

test.use({ expectedErrors: [/401/] });

/** Ends the session on the server, as by expiry or from another device. */
const endSession = (db: Db) => db.deleteFrom('session').execute();

async function signInAgain(page: Page, who: Who = 'admin'): Promise<void> {
  await expect(page).toHaveURL('/login');
  await typeInto(page.getByLabel('E-Mail'), emailOf(who));
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
  await page.keyboard.press('Escape');
  await dialog(page, 'Änderungen verwerfen?').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await save(again, 'Aktualisieren');
  await expect(page.getByRole('heading', { name: 'Lavendelnacht' })).toBeVisible();
  await expect(page.getByText('sind noch da')).toHaveCount(0);
});

test('a raw material keeps the typed stock, also after a second end of the session', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openRohstoffe(page, '?tab=duftoele');
  const form = await editRohstoff(page, 'Vanille');
  await retype(field(form, 'Gesamtmenge'), '60');
  await retype(field(form, 'Aktueller Vorrat'), '777');
  await endSession(db);
  await save(form, 'Aktualisieren');

  await signInAgain(page);
  await continueForm(page, 'Vanille bearbeiten');
  await expect(page).toHaveURL('/admin/rohstoffe?tab=duftoele');
  const again = await editRohstoff(page, 'Vanille');
  await expect(field(again, 'Aktueller Vorrat')).toHaveValue('777');
  await endSession(db);
  await save(again, 'Aktualisieren');

  await signInAgain(page);
  await continueForm(page, 'Vanille bearbeiten');
  const third = await editRohstoff(page, 'Vanille');
  await expect(field(third, 'Gesamtmenge')).toHaveValue('60');
  await expect(field(third, 'Aktueller Vorrat')).toHaveValue('777');
  await third.getByRole('button', { name: 'Verwerfen' }).click();
  await dialog(page, 'Änderungen verwerfen?').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(field(third, 'Aktueller Vorrat')).not.toHaveValue('777');
});

test('a correction is not lost, and booked once', { tag: '@desktop' }, async ({ page, db }) => {
  await openLager(page);
  await rowOf(page, 'Sheabutter').getByRole('button', { name: 'Korrigieren' }).click();
  const form = dialog(page, 'Bestand korrigieren: Sheabutter');
  await typeInto(form.getByLabel('Menge'), '250');
  await typeInto(form.getByLabel('Notizen'), 'Nachlieferung');
  await endSession(db);
  await save(form, 'Hinzufügen');

  await signInAgain(page);
  await continueForm(page, 'Bestand korrigieren: Sheabutter');
  await rowOf(page, 'Sheabutter').getByRole('button', { name: 'Korrigieren' }).click();
  await expect(form.getByLabel('Menge')).toHaveValue('250');
  await expect(form.getByLabel('Notizen')).toHaveValue('Nachlieferung');
  await save(form, 'Hinzufügen');
  await expect(rowOf(page, 'Sheabutter')).toContainText('8.650 g');
});

test('another person who signs in sees nothing of it, and it is deleted', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  await typeInto(field(neuesProdukt(page), 'Name'), 'Geheime Sorte');
  await typeInto(field(neuesProdukt(page), 'Zusatz'), 'Rosenblüten');
  await endSession(db);
  await endByAnotherTab(page);

  await signInAgain(page, 'werkstatt');
  await expect(page.getByText('sind noch da')).toHaveCount(0);
  await openAlive(page, '/admin/dashboard');
  await expect(page.getByText('sind noch da')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Geheime Sorte');
});

/** Another tab has noticed the end of the session first. */
async function endByAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await openAlive(other, '/admin/lager');
  await expect(other).toHaveURL('/login');
  await other.close();
}

test('signing out deletes the draft', { tag: '@desktop' }, async ({ page, db }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  await typeInto(field(neuesProdukt(page), 'Name'), 'Rosenholz');
  await typeInto(field(neuesProdukt(page), 'Zusatz'), 'Rosenblüten');
  await endSession(db);
  await endByAnotherTab(page);
  await signInAgain(page);
  await expect(toast(page, 'Neues Produkt erstellen').first()).toBeVisible();

  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Rosenholz');
});
