import type { Locator, Page } from '@playwright/test';
import { demoPassword, emailOf, signIn } from '../accounts.ts';
import { benutzerRow, message, openBenutzer, shownBenutzer, watchCalls } from '../benutzer-page.ts';
import { plus } from '../cart-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { openLaden, pauseLaden } from '../offener-laden.ts';
import { retype, typeInto } from '../type-into.ts';

const ohneServer = 'Es ist kein Mailserver eingerichtet';
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const action = (page: Page, name: string, what: string): Locator =>
  benutzerRow(page, name).getByRole('button', { name: what, exact: true });
const anna = 'Anna Sommer';

/** The signed-in person types the password at the form again. */
async function typeLogin(page: Page, email: string): Promise<void> {
  await retype(page.getByLabel('E-Mail'), email);
  await retype(page.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
}

test('blocked with a reason, a person who has the shop open is signed out, until unblocked', {
  tag: '@desktop',
}, async ({ page, db, browser, baseURL }) => {
  test.slow();
  await openLaden(db);
  const { isMobile, hasTouch, viewport } = test.info().project.use;
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(viewport !== undefined && { viewport }),
    ...(hasTouch && { hasTouch }),
    ...(isMobile && { isMobile }),
    locale: 'de-DE',
  });
  const theirs = await other.newPage();
  await theirs.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await signIn(theirs, 'anna');
  await openAlive(theirs, '/cart');
  await expect(plus(theirs.getByRole('main')).first()).toBeEnabled();

  await openBenutzer(page, '?search=Sommer');
  await action(page, anna, `${anna} sperren`).click();
  const sperren = dialog(page, `Sperren: ${anna}`);
  const grund = sperren.getByLabel('Grund');
  await expect(grund).toBeFocused();
  await expect(sperren).toContainText('wird sofort auf allen Geräten abgemeldet');
  await expect(sperren).toContainText('Offene Bestellungen bleiben');
  await sperren.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(sperren.getByText('Bitte geben Sie an, warum Sie das Konto sperren.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await typeInto(grund, 'Zwei Pakete nicht angenommen');
  await sperren.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(message(page, 'Das Konto ist gesperrt.')).toBeVisible();
  await expect(sperren).toHaveCount(0);
  await expect(benutzerRow(page, anna)).toContainText('Gesperrt');
  await expect(benutzerRow(page, anna)).toContainText('Zwei Pakete nicht angenommen');
  await expect(action(page, anna, `${anna} entsperren`)).toBeFocused();

  await plus(theirs.getByRole('main')).first().click();
  await expect(theirs).toHaveURL('/login');
  await typeLogin(theirs, emailOf('anna'));
  await expect(theirs.getByText('Dieses Konto ist gesperrt. Bitte wenden Sie sich an uns.')).toBeVisible();

  await page.keyboard.press('Enter');
  const entsperren = dialog(page, 'Konto entsperren?');
  await expect(entsperren).toContainText(`${anna} ${emailOf('anna')}`);
  await expectAccessible(page);
  await entsperren.getByRole('button', { name: 'Entsperren' }).click();
  await expect(message(page, 'Das Konto ist entsperrt.')).toBeVisible();
  await expect(benutzerRow(page, anna)).toContainText('Aktiv');
  await expect(action(page, anna, `${anna} sperren`)).toBeFocused();
  await page.getByRole('button', { name: `Details zu ${anna}` }).click();
  await expect(page.getByRole('group', { name: 'Änderungen' }).getByRole('listitem')).toHaveText([
    /^Status.*Maria Lindner$/,
    /^Status.*Maria Lindner$/,
  ]);
  await typeLogin(theirs, emailOf('anna'));
  await expect(theirs).not.toHaveURL('/login');
  await other.close();
});

test.describe('with an address that has an account', () => {
  test.use({ expectedErrors: [/409/] });

  test('a new person is invited by mail, without a password, and again', { tag: '@desktop' }, async ({
    page,
    db,
  }) => {
    await openLaden(db);
    await openBenutzer(page);
    await page.getByRole('button', { name: 'Neu', exact: true }).press('Enter');
    const einladen = dialog(page, 'Neuen Benutzer einladen');
    await expect(einladen.getByLabel('Vorname')).toBeFocused();
    await expect(einladen.getByLabel(/Passwort/)).toHaveCount(0);
    await expect(einladen.getByLabel('Rolle')).toHaveText('KundeAdministrator');
    await expect(einladen).toContainText('wählt damit selbst ihr Passwort');
    await expect(einladen.getByText(ohneServer)).toBeVisible();
    await einladen.getByRole('button', { name: 'Einladen' }).click();
    await expect(einladen.getByText('Bitte geben Sie den Vornamen ein.')).toBeVisible();

    await typeInto(einladen.getByLabel('Vorname'), 'Ida');
    await typeInto(einladen.getByLabel('Nachname'), 'Kern');
    await typeInto(einladen.getByLabel('E-Mail'), emailOf('anna'));
    await page.keyboard.press('Enter');
    await expect(einladen.getByText('Mit dieser E-Mail-Adresse gibt es bereits ein Konto.')).toBeVisible();
    await retype(einladen.getByLabel('E-Mail'), 'ida@kundschaft.example');
    await page.keyboard.press('Enter');
    await expect(einladen).toHaveCount(0);
    await expect(
      message(page, 'Eingeladen. Es ist kein Mailserver eingerichtet: Die E-Mail liegt im Postausgang.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Neu', exact: true })).toBeFocused();
    await expect(benutzerRow(page, 'Ida Kern')).toContainText('Ausstehend');

    await action(page, 'Ida Kern', 'Ida Kern: Einladung noch einmal senden').click();
    const nochmal = dialog(page, 'Einladung noch einmal senden?');
    await expect(nochmal).toContainText('Ida Kern ida@kundschaft.example');
    await expect(nochmal).toContainText(ohneServer);
    await nochmal.getByRole('button', { name: 'Noch einmal einladen' }).click();
    await expect(message(page, /^Noch einmal eingeladen\./)).toBeVisible();
    // The first mail is taken back if it still waits.
    const post = await db.selectFrom('nachricht').select(['art', 'an']).orderBy('id', 'desc').execute();
    expect(post[0]).toEqual({ art: 'einladung', an: 'ida@kundschaft.example' });
    expect(await db.selectFrom('kontoLink').select(['art', 'email']).execute()).toEqual([
      { art: 'einladung', email: 'ida@kundschaft.example' },
    ]);
  });
});

test('resetting a password sends a link after a question, and a no does nothing', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await pauseLaden(db, 'Wir machen Ferien.');
  await openBenutzer(page, '?search=Sommer');
  const reset = action(page, anna, `${anna}: Passwort zurücksetzen`);
  await reset.click();
  const frage = dialog(page, 'Passwort zurücksetzen?');
  await expect(frage).toContainText('Der Link gilt 30 Minuten.');
  await expect(frage).toContainText('Sie sehen das Passwort nie.');
  await expect(frage.getByText(ohneServer)).toBeVisible();
  const calls = watchCalls(page);
  await page.keyboard.press('Escape');
  await expect(frage).toHaveCount(0);
  await expect(reset).toBeFocused();
  expect(calls).toEqual([]);

  await reset.click();
  await frage.getByRole('button', { name: 'Link schicken' }).click();
  await expect(message(page, /^Link angelegt\./)).toBeVisible();
  await expect(reset).toBeFocused();
  const post = await db.selectFrom('nachricht').select(['art', 'an']).execute();
  expect(post).toEqual([{ art: 'passwort', an: emailOf('anna') }]);
  await page.getByRole('button', { name: `Details zu ${anna}` }).click();
  await expect(page.getByRole('group', { name: 'Änderungen' })).toContainText('Link für ein neues Passwort');
});

test('a person is deleted after a question that says what stays', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  await openBenutzer(page, '?search=goldschmidt');
  const miriam = 'Miriam Goldschmidt';
  await action(page, miriam, `${miriam} löschen`).press('Enter');
  const frage = dialog(page, 'Konto endgültig löschen?');
  await expect(frage).toContainText('miriam.goldschmidt@kundschaft.example');
  await expect(frage).toContainText('Bestellungen der Person bleiben ohne das Konto acht Jahre lang');
  await expect(frage.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(action(page, miriam, `${miriam} löschen`)).toBeFocused();

  await page.keyboard.press('Enter');
  await frage.getByRole('button', { name: 'Löschen' }).click();
  await expect(message(page, 'Das Konto ist gelöscht.')).toBeVisible();
  await expect(page.getByText('Keine Benutzer gefunden')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the own row says why it can be neither blocked nor deleted', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  await openBenutzer(page, '?search=lindner');
  const maria = 'Maria Lindner';
  await expect(benutzerRow(page, maria)).toBeVisible();
  const calls = watchCalls(page);
  await action(page, maria, `${maria} sperren`).click();
  await expect(
    message(page, /^Das ist Ihr eigenes Konto\. Sie können es nicht selbst sperren/),
  ).toBeVisible();
  await action(page, maria, `${maria} löschen`).click();
  await expect(
    message(page, /^Das ist Ihr eigenes Konto\. Sie können es nicht selbst löschen/),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  expect(calls).toEqual([]);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [/409|404/] });

  test('is said in its words, and the list shows the new state', { tag: '@desktop' }, async ({
    page,
    db,
  }) => {
    await openLaden(db);
    await openBenutzer(page, '?search=sommer');
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', emailOf('anna'))
      .executeTakeFirstOrThrow();
    await expect(benutzerRow(page, anna)).toBeVisible();
    await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', id).execute();
    await action(page, anna, `${anna}: Passwort zurücksetzen`).click();
    await dialog(page, 'Passwort zurücksetzen?').getByRole('button', { name: 'Link schicken' }).click();
    await expect(
      message(
        page,
        'Es wurde kein Link geschickt: Dieses Konto ist gesperrt. Bitte entsperren Sie es zuerst.',
      ),
    ).toBeVisible();
    await expect(benutzerRow(page, anna)).toContainText('Gesperrt');

    await db.deleteFrom('account').where('id', '=', id).execute();
    await action(page, anna, `${anna} löschen`).click();
    await dialog(page, 'Konto endgültig löschen?').getByRole('button', { name: 'Löschen' }).click();
    await expect(message(page, 'Das Konto wurde nicht gelöscht: Benutzer nicht gefunden')).toBeVisible();
    await expect.poll(() => shownBenutzer(page)).toEqual([]);
  });
});
