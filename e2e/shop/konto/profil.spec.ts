import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { authCalls } from '#features/auth/calls.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { zugangCalls } from '#features/konto/calls.ts';
import type { Db } from '#server/db/connect.ts';
import {
  demoPassword,
  emailOf,
  fetchSession,
  signIn,
  storedSession,
  storeSession,
} from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { geheimOf, letzterLink } from '../../arrange/konto-link.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { senderOf } from '../../arrange/send.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { openAccount } from '../../pages/page-language.ts';
import { frage, openForm, openProfil, teil } from '../../pages/profil-page.ts';
import { retype, typeInto } from '../../type-into.ts';

const neuesPasswort = 'Seifenkiste am Fenster';

test.beforeEach(({ db }) => openLaden(db));

/** An order made as a guest with this address, or by an account. */
async function insertBestellung(page: Page, db: Db, email: string, accountId: string | null = null) {
  const { _id: produktId } = await fetchProdukt(page.request, 'Jasminblüte');
  const posten = [{ produktId, menge: 2 }];
  return insertAuftrag(db, { posten, email, emailKey: emailKeyOf(email), accountId });
}

test('two tabs save different fields, and neither loses the other’s', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'anna');
  await openProfil(page);
  const other = await page.context().newPage();
  await openProfil(other);
  const first = await openForm(page, 'Name und Telefon');
  const second = await openForm(other, 'Name und Telefon');
  await retype(second.getByLabel('Telefon'), '0341 55502');
  await other.keyboard.press('Enter');
  await expect(teil(other, 'Name und Telefon')).toContainText('0341 55502');
  await page.bringToFront();
  await retype(first.getByLabel('Nachname'), 'Winter');
  await page.keyboard.press('Enter');
  await expect(teil(page, 'Name und Telefon')).toContainText('Anna Winter');
  await expect(teil(page, 'Name und Telefon')).toContainText('0341 55502');
});

test('orders made as a guest appear once the address is confirmed', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const { user } = await signIn(page, 'anna');
  await db.updateTable('account').set({ emailBestaetigtAt: null }).where('id', '=', user.id).execute();
  const eigene = await insertBestellung(page, db, emailOf('anna'), user.id);
  const alsGast = await insertBestellung(page, db, emailOf('anna').toUpperCase());
  await insertBestellung(page, db, 'fremd@mail.example');
  await openProfil(page);
  const bestellungen = teil(page, 'Bestellungen');
  await expect(bestellungen.getByRole('listitem')).toHaveCount(1);
  await expect(bestellungen).toContainText(eigene.nummer);
  await bestellungen.getByRole('link', { name: 'Adresse bestätigen' }).click();
  const email = teil(page, 'E-Mail-Adresse');
  await expect(email).toBeInViewport();
  await email.getByRole('button', { name: 'Link noch einmal schicken' }).click();
  await expect(email.getByRole('alert')).toBeVisible();

  const link = geheimOf(await letzterLink(db, 'bestaetigung'));
  await senderOf(page.request)(zugangCalls.bestaetigen, { body: { link, password: demoPassword } });
  await page.reload();
  await expect(bestellungen.getByRole('listitem')).toHaveCount(2);
  await expect(bestellungen.getByRole('link', { name: 'Adresse bestätigen' })).toHaveCount(0);
  await bestellungen.getByRole('link', { name: `Ansehen (Bestellung ${alsGast.nummer})` }).click();
  await expect(page).toHaveURL(`/bestellung/${alsGast.token}`);
  await expect(page.getByRole('main')).toContainText('Jasminblüte');
});

test.describe('with refusals', () => {
  test.use({ expectedErrors: [/status of (400|401)/] });

  test('a new address counts once its link was opened, and signs in from then on', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    test.slow();
    await signIn(page, 'anna');
    await openProfil(page);
    const form = await openForm(page, 'E-Mail-Adresse');
    await typeInto(form.getByLabel('Neue E-Mail-Adresse'), 'anna@neu.example');
    await typeInto(form.getByLabel('Ihr Passwort', { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    const email = teil(page, 'E-Mail-Adresse');
    await expect(email.getByRole('status').first()).toContainText('anna@neu.example');
    await expect(email).toContainText('Neue Adresse: anna@neu.example');
    await expect(email).toContainText(emailOf('anna'));

    await openAlive(page, await letzterLink(db, 'email'));
    await page.getByRole('button', { name: 'Neue Adresse bestätigen' }).click();
    await expect(page).toHaveURL('/login');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toBeVisible();
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    await expect(main.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna@neu.example');
    await typeInto(main.getByLabel('Passwort', { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect((await storedSession(page)).user).toMatchObject({ email: 'anna@neu.example' });
  });

  test('name, telephone and addresses are changed in place; the greeting follows', {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    await signIn(page, 'anna');
    await openAlive(page, '/');
    await (await openAccount(page)).getByRole('link', { name: 'Mein Profil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Profil' })).toBeVisible();

    const form = await openForm(page, 'Name und Telefon');
    await retype(form.getByLabel('Vorname'), 'Annette');
    await retype(form.getByLabel('Telefon'), '0341 55501');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(teil(page, 'Name und Telefon')).toContainText('Annette Sommer');
    await expect(teil(page, 'Name und Telefon')).toContainText('0341 55501');

    const adressen = await openForm(page, 'Adressen');
    const rechnung = adressen.getByRole('group', { name: 'Rechnungsadresse' });
    await retype(rechnung.getByLabel('Straße'), 'Rosenweg');
    await adressen.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).click();
    const lieferung = adressen.getByRole('group', { name: 'Lieferadresse' });
    for (const [feld, text] of [
      ['Vorname', 'Oma'],
      ['Nachname', 'Sommer'],
      ['Straße', 'Am Markt'],
      ['Hausnummer', '7'],
      ['PLZ', '0410'],
      ['Ort', 'Leipzig'],
    ] as const)
      await typeInto(lieferung.getByLabel(feld), text);
    await page.keyboard.press('Enter');
    await expect(lieferung.getByLabel('PLZ')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(teil(page, 'Adressen')).toContainText('Rosenweg 3a');
    await expect(teil(page, 'Adressen')).toContainText('Am Markt 7');

    await page.reload();
    await expect(teil(page, 'Adressen')).toContainText('Am Markt 7');
    const place = await openAccount(page);
    await expect(place.getByText('Hallo, Annette Sommer')).toBeVisible();
  });

  test('signing out everywhere ends the other device, too', { tag: '@phone' }, async ({
    page,
    browser,
    request,
    shop,
  }) => {
    await signIn(page, 'anna');
    const context = await browser.newContext({ baseURL: shop.url });
    const other = await context.newPage();
    await storeSession(other, await fetchSession(request, 'anna'));
    await openProfil(other);

    await openProfil(page);
    const geraete = teil(page, 'Angemeldete Geräte');
    await expect(geraete.getByRole('listitem').filter({ hasText: 'dieses Gerät' })).toHaveCount(1);
    await expect(geraete.getByRole('listitem')).toHaveCount(2);
    await geraete.getByRole('button', { name: 'Überall abmelden' }).click();
    await expectAccessible(page);
    await frage(page).getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedSession(page)).toEqual({ token: null, user: null });

    await other.reload();
    await expect(other).toHaveURL('/login');
    await context.close();
  });

  test('a new password ends other devices and deletes the account, after a second question; its orders stay', {
    tag: '@phone',
  }, async ({ page, db, request }) => {
    test.slow();
    const { user, token } = await signIn(page, 'anna');
    const andere = await fetchSession(request, 'anna');
    const { id } = await insertBestellung(page, db, user.email, user.id);
    await openProfil(page);
    const form = await openForm(page, 'Passwort');
    await typeInto(form.getByLabel('Bisheriges Passwort', { exact: true }), demoPassword);
    await typeInto(form.getByLabel('Neues Passwort', { exact: true }), neuesPasswort);
    await form.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(teil(page, 'Passwort').getByRole('button', { name: /^Ändern/ })).toBeFocused();
    expect((await storedSession(page)).token).not.toBe(token);
    await expect(teil(page, 'Angemeldete Geräte').getByRole('listitem')).toHaveCount(1);
    const headers = { authorization: `Bearer ${andere.token}` };
    expect((await request.get(`/api${authCalls.me.path}`, { headers })).status()).toBe(401);

    const loeschen = await openForm(page, 'Konto löschen');
    await typeInto(loeschen.getByLabel('Ihr Passwort', { exact: true }), demoPassword);
    await loeschen.getByRole('button', { name: 'Konto löschen' }).click();
    await frage(page).getByRole('button', { name: 'Ja, endgültig löschen' }).click();
    await expect(loeschen.getByLabel('Ihr Passwort', { exact: true })).toHaveAccessibleDescription(
      /stimmt nicht/,
    );
    await retype(loeschen.getByLabel('Ihr Passwort', { exact: true }), neuesPasswort);
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await frage(page).getByRole('button', { name: 'Ja, endgültig löschen' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Ihr Konto ist gelöscht.')).toBeVisible();
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    expect(await db.selectFrom('account').select('id').where('id', '=', user.id).execute()).toEqual([]);
    const auftrag = await db.selectFrom('auftrag').select('accountId').where('id', '=', id).execute();
    expect(auftrag).toEqual([{ accountId: null }]);
  });
});

test('the own data is saved as a page and as a file', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, 'anna');
  // A link to a part of the profile shows that part.
  await openAlive(page, '/profile#daten');
  const daten = teil(page, 'Meine Daten');
  await expect(daten.getByRole('heading', { name: 'Meine Daten' })).toBeInViewport();
  const load = async (name: string) => {
    const wait = page.waitForEvent('download');
    await daten.getByRole('button', { name }).click();
    const download = await wait;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const json = await load('Als Datei (JSON)');
  expect(json.name).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(json.text)).toMatchObject({ person: expect.anything(), bestellungen: [] });
  expect(json.text).toContain('Gartenweg');
  const html = await load('Als Seite (HTML)');
  expect(html.name).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.html$/);
  for (const text of ['<html lang="de"', 'Gartenweg', emailOf('anna')]) expect(html.text).toContain(text);
  expect(html.text).not.toContain('<script');
  await expect(daten.getByRole('alert')).toContainText(html.name);
});
