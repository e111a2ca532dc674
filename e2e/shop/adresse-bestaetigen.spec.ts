import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { demoPassword, emailOf, signIn, storedSession } from '../accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { insertLink } from '../konto-link.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall, watchCalls } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const passwort = (page: Page) => main(page).getByLabel('Passwort', { exact: true });
const bestaetigen = (page: Page, name = 'Adresse bestätigen') =>
  main(page).getByRole('button', { name, exact: true });
const warum = 'So wissen wir, dass Konto und Adresse zusammengehören.';
const neueAdresse = 'anna.neu@beispiel.example';

test.beforeEach(async ({ db }) => {
  await openLaden(db);
  await db.updateTable('account').set({ emailBestaetigtAt: null }).execute();
});

async function isBestaetigt(db: Db): Promise<boolean> {
  const { emailBestaetigtAt } = await db
    .selectFrom('account')
    .select('emailBestaetigtAt')
    .where('email', '=', emailOf('anna'))
    .executeTakeFirstOrThrow();
  return emailBestaetigtAt !== null;
}

test('signed in to the account one tap confirms its address, and no password is asked', {
  tag: '@phone',
}, async ({ page, db }) => {
  await signIn(page, 'anna');
  await openAlive(page, await insertLink(db, 'anna', { art: 'bestaetigung' }));
  await expect(bestaetigen(page)).toBeVisible();
  await expect(passwort(page)).toHaveCount(0);
  await expect(main(page)).not.toContainText(warum);
  await expectAccessible(page);
  await bestaetigen(page).click();
  await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
  await expect(main(page).getByRole('link', { name: 'Zu Ihrem Profil' })).toBeVisible();
  expect(await isBestaetigt(db)).toBe(true);
});

test('who made no account gets it with a password of her own, at the address of the mail', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openAlive(page, await insertLink(db, 'anna', { art: 'bestaetigung' }));
  await expect(main(page)).toContainText('Sie haben kein Konto bei uns angelegt?');
  await main(page).getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect(page).toHaveURL('/passwort-vergessen');
  await expect(main(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(emailOf('anna'));
  expect(await isBestaetigt(db)).toBe(false);
});

test('a new address is confirmed with the password, too, where nobody is signed in', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openAlive(page, await insertLink(db, 'anna', { art: 'email', email: neueAdresse }));
  await expect(main(page)).toContainText(warum);
  await expect(main(page).getByRole('link', { name: 'Passwort vergessen?' })).toHaveCount(0);
  await typeInto(passwort(page), demoPassword);
  await bestaetigen(page, 'Neue Adresse bestätigen').click();
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(neueAdresse);
});

test("another account's session is no proof, and stays", { tag: '@phone' }, async ({ page, db }) => {
  await signIn(page, 'ben');
  await openAlive(page, await insertLink(db, 'anna', { art: 'bestaetigung' }));
  await typeInto(passwort(page), demoPassword);
  await page.keyboard.press('Enter');
  await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
  await expect(main(page)).toContainText(`ein anderes Konto angemeldet: ${emailOf('ben')}`);
  expect((await storedSession(page)).user).toMatchObject({ email: emailOf('ben') });
  expect(await isBestaetigt(db)).toBe(true);
});

test.describe('with refusals', () => {
  test.use({ expectedErrors: [failedCall] });

  test('an empty and a wrong password are refused at the field, and the link stays', {
    tag: '@phone',
  }, async ({ page, db }) => {
    test.slow();
    const calls = watchCalls(page, '/auth/link/bestaetigen');
    await openAlive(page, await insertLink(db, 'anna', { art: 'bestaetigung' }));
    await expect(main(page)).toContainText(warum);
    await bestaetigen(page).click();
    await expect(passwort(page)).toBeFocused();
    await expect(passwort(page)).toHaveAccessibleDescription(
      'Bitte geben Sie das Passwort Ihres Kontos ein.',
    );
    expect(calls).toEqual([]);
    await typeInto(passwort(page), 'falsch');
    await page.keyboard.press('Enter');
    await expect(passwort(page)).toHaveAccessibleDescription('Das Passwort stimmt nicht.');
    await expect(passwort(page)).toBeFocused();
    await expect(passwort(page)).toHaveValue('falsch');
    expect(await isBestaetigt(db)).toBe(false);

    await retype(passwort(page), demoPassword);
    await main(page).getByRole('button', { name: 'Passwort anzeigen' }).click();
    await expect(passwort(page)).toHaveAttribute('type', 'text');
    await bestaetigen(page).click();
    await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
    expect(await isBestaetigt(db)).toBe(true);
  });

  test('the password is asked when the session has ended since the page was opened', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await signIn(page, 'anna');
    // Every page reads the cart, and leads to the sign-in if the session is over by then.
    const cart = page.waitForResponse('**/api/cart');
    await openAlive(page, await insertLink(db, 'anna', { art: 'bestaetigung' }));
    await cart;
    await expect(bestaetigen(page)).toBeVisible();
    await db.deleteFrom('session').execute();
    await bestaetigen(page).click();
    await expect(passwort(page)).toBeFocused();
    await expect(passwort(page)).toHaveAccessibleDescription(
      'Bitte geben Sie das Passwort Ihres Kontos ein.',
    );
    await expectAccessible(page);
    await typeInto(passwort(page), demoPassword);
    await page.keyboard.press('Enter');
    await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
    await expect(main(page).getByRole('link', { name: 'Anmelden' })).toBeVisible();
  });
});
