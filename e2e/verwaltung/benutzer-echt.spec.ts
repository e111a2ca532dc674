import type { Locator, Page } from '@playwright/test';
import { demoPassword, emailOf, signIn } from '../arrange/accounts.ts';
import { openLaden } from '../arrange/offener-laden.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { benutzerRow, message, openBenutzer } from '../pages/benutzer-page.ts';
import { plus } from '../pages/cart-page.ts';
import { retype, typeInto } from '../type-into.ts';

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
