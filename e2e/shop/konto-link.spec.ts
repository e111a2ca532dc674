import type { Page } from '@playwright/test';
import { demoPassword, emailOf, fetchSession, nameOf, signIn, storedSession } from '../accounts.ts';
import { failCalls } from '../cart-calls.ts';
import { expect, expectAccessible, openAlive, test, untilDrawn } from '../fixtures.ts';
import { geheimOf, insertLink } from '../konto-link.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall, watchCalls } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const meldung = (page: Page) => main(page).getByRole('alert');
const passwort = (page: Page) => main(page).getByLabel(/^(Neues )?Passwort$/);
const knopf = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const neu = 'Seifenkiste am Fenster';
const text = (words: string) => new RegExp(`^${[...words].join('\u00ad?')}$`);

test.beforeEach(({ db }) => openLaden(db));

test('the secret is in no request, no referrer, no storage and no log', {
  tag: '@desktop',
}, async ({ page, db, shop }) => {
  const link = await insertLink(db, 'anna', { art: 'passwort' });
  const geheim = geheimOf(link);
  const sent: string[] = [];
  page.on('request', (request) => {
    const where = [request.url(), request.headers().referer ?? ''];
    if (where.some((address) => address.includes(geheim))) sent.push(...where);
  });
  await openAlive(page, link);
  await expect(titel(page)).toHaveText('Neues Passwort');
  expect(await page.evaluate(() => location.href)).not.toContain(geheim);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(geheim);

  // A reload finds it in the history's entry.
  await page.reload();
  await expect(titel(page)).toHaveText('Neues Passwort');
  await expect(page).toHaveURL('/konto/link');
  await typeInto(passwort(page), neu);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(geheim);
  expect(sent).toEqual([]);
  for (const secret of [geheim, neu, emailOf('anna')]) expect(shop.output()).not.toContain(secret);
});

test.describe('with the log of all requests', () => {
  test.use({ shopEnv: { LOG_LEVEL: 'info' } });

  test('neither secret nor address is in it', { tag: '@desktop' }, async ({ page, db, shop }) => {
    const link = await insertLink(db, 'anna', { art: 'bestaetigung' });
    await openAlive(page, link);
    await typeInto(passwort(page), demoPassword);
    await knopf(page, 'Adresse bestätigen').click();
    await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
    await expect.poll(() => shop.output()).toContain('/api/auth/link/bestaetigen');
    for (const secret of [geheimOf(link), emailOf('anna'), demoPassword])
      expect(shop.output()).not.toContain(secret);
  });
});

test('a scanner that opens the link changes nothing; the password of its account confirms, once', {
  tag: '@phone',
}, async ({ page, db, request }) => {
  test.slow();
  const link = await insertLink(db, 'anna', { art: 'bestaetigung' });
  const bestaetigt = async () => {
    const { emailBestaetigtAt } = await db
      .selectFrom('account')
      .select('emailBestaetigtAt')
      .where('email', '=', emailOf('anna'))
      .executeTakeFirstOrThrow();
    return emailBestaetigtAt !== null;
  };
  const before = await bestaetigt();
  expect((await request.get(link)).status()).toBe(200);
  await openAlive(page, link);
  await expect(titel(page)).toHaveText('E-Mail-Adresse bestätigen');
  await expect(main(page)).toContainText(emailOf('anna'));
  expect(await bestaetigt()).toBe(before);

  await typeInto(passwort(page), demoPassword);
  await page.keyboard.press('Enter');
  await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
  await expect(titel(page)).toBeFocused();
  await expectAccessible(page);
  expect(await bestaetigt()).toBe(true);
  await page.reload();
  await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
  await main(page).getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(emailOf('anna'));
});

test('an invitation is accepted with a first password', { tag: '@phone' }, async ({ page, db }) => {
  test.slow();
  const link = await insertLink(db, 'ben', { art: 'einladung' });
  await db.updateTable('account').set({ status: 'pending' }).where('email', '=', emailOf('ben')).execute();
  await openAlive(page, link);
  await expect(titel(page)).toHaveText(text('Willkommen'));
  await expect(main(page)).toContainText(`Guten Tag ${nameOf('ben')}`);
  await expect(main(page)).toContainText(emailOf('ben'));
  await knopf(page, 'Konto einrichten').click();
  await expect(passwort(page)).toBeFocused();
  await expect(passwort(page)).toHaveAccessibleDescription('Bitte geben Sie ein neues Passwort ein.');
  await typeInto(passwort(page), neu);
  await expect(main(page).getByRole('meter', { name: 'Passwortstärke' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(passwort(page)).toHaveValue(neu);
  await knopf(page, 'Konto einrichten').click();
  await expect(page).toHaveURL('/login');
  await expect(meldung(page)).toBeVisible();
  await expectAccessible(page);
  await typeInto(main(page).getByLabel('Passwort', { exact: true }), neu);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect((await storedSession(page)).user).toMatchObject({ email: emailOf('ben') });
});

test.describe('when the sessions of this account end', () => {
  // The page asks whether its session still lives.
  test.use({ expectedErrors: [failedCall] });

  test('a new address is confirmed, and signs in from then on', { tag: '@phone' }, async ({ page, db }) => {
    test.slow();
    const neueAdresse = 'anna.neu@beispiel.example';
    const link = await insertLink(db, 'anna', { art: 'email', email: neueAdresse });
    await signIn(page, 'anna');
    await openAlive(page, link);
    await expect(titel(page)).toHaveText('Neue E-Mail-Adresse bestätigen');
    await expect(main(page)).toContainText(neueAdresse);
    await knopf(page, 'Neue Adresse bestätigen').click();
    await expect(page).toHaveURL('/login');
    await expect(meldung(page)).toBeVisible();
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    await expect(main(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(neueAdresse);
    await typeInto(main(page).getByLabel('Passwort', { exact: true }), demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect((await storedSession(page)).user).toMatchObject({ email: neueAdresse });
  });

  test('what was still being read does not take the words of the link away', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    const neueAdresse = 'anna.neu@beispiel.example';
    const link = await insertLink(db, 'anna', { art: 'email', email: neueAdresse });
    const late = Promise.withResolvers<void>();
    await page.route('**/api/cart', (route) => late.promise.then(() => route.continue()));
    await signIn(page, 'anna');
    const first = page.waitForRequest('**/api/cart');
    await openAlive(page, link);
    await first;
    await page.route('**/api/auth/me', async (route) => {
      const second = page.waitForRequest('**/api/cart');
      // A connection that comes back reads anew what has not arrived.
      await page.evaluate(() => ['offline', 'online'].map((name) => dispatchEvent(new Event(name))));
      await second;
      await route.continue();
    });
    await knopf(page, 'Neue Adresse bestätigen').click();
    await expect(page).toHaveURL('/login');
    const refused = page.waitForResponse('**/api/cart');
    late.resolve();
    expect((await refused).status()).toBe(401);
    await untilDrawn(page);
    await expect(meldung(page)).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(neueAdresse);
  });
});

test("another account's session stays, and the page says whose it is", { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const link = await insertLink(db, 'ben', { art: 'passwort' });
  await signIn(page, 'anna');
  await openAlive(page, link);
  await typeInto(passwort(page), neu);
  await page.keyboard.press('Enter');
  await expect(titel(page)).toHaveText('Neues Passwort gespeichert');
  await expect(main(page)).toContainText(`ein anderes Konto angemeldet: ${emailOf('anna')}`);
  expect((await storedSession(page)).user).toMatchObject({ email: emailOf('anna') });
});

test('a second link opened in the same tab replaces the first one; a jump within the page does not', {
  tag: '@desktop',
}, async ({ page, db }) => {
  const first = await insertLink(db, 'anna', { art: 'passwort' });
  const second = await insertLink(db, 'ben', { art: 'bestaetigung' });
  await openAlive(page, first);
  await expect(titel(page)).toHaveText('Neues Passwort');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/konto/link#inhalt');
  await expect(titel(page)).toHaveText('Neues Passwort');
  await page.evaluate((href) => location.assign(href), second);
  await expect(titel(page)).toHaveText('E-Mail-Adresse bestätigen');
  await expect(main(page)).toContainText(emailOf('ben'));
  await expect(page).toHaveURL('/konto/link');
});

test.describe('a link that opens nothing', () => {
  test.use({ expectedErrors: [failedCall] });

  test('was used already', { tag: '@phone' }, async ({ page, db }) => {
    const link = await insertLink(db, 'anna', { art: 'passwort' });
    await openAlive(page, link);
    await typeInto(passwort(page), neu);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await openAlive(page, link);
    await expect(titel(page)).toHaveText('Dieser Link gilt nicht mehr');
    await main(page).getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await expect(page).toHaveURL('/passwort-vergessen');
  });

  test('has expired', { tag: '@phone' }, async ({ page, db }) => {
    await openAlive(page, await insertLink(db, 'anna', { art: 'passwort', istAbgelaufen: true }));
    await expect(titel(page)).toHaveText('Dieser Link gilt nicht mehr');
    await expect(main(page)).toContainText('Bitten Sie uns um eine neue Einladung.');
  });

  test('expires while its page is open', { tag: '@phone' }, async ({ page, db }) => {
    await openAlive(page, await insertLink(db, 'anna', { art: 'passwort' }));
    await expect(titel(page)).toHaveText('Neues Passwort');
    await db.updateTable('kontoLink').set({ expiresAt: '2020-01-01T00:00:00.000Z' }).execute();
    await typeInto(passwort(page), neu);
    await page.keyboard.press('Enter');
    await expect(titel(page)).toHaveText('Dieser Link gilt nicht mehr');
    await expect(titel(page)).toBeFocused();
    await expect(main(page)).toContainText('Vielleicht hat es schon geklappt');
    await fetchSession(page.request, 'anna');
  });

  for (const [what, hash] of [
    ['is missing', ''],
    ['was cut', '#abc'],
  ] as const) {
    test(`whose secret ${what} says how to open it`, { tag: '@phone' }, async ({ page }) => {
      const calls = watchCalls(page, '/auth/link');
      await openAlive(page, `/konto/link${hash}`);
      await expect(titel(page)).toHaveText(text('Dieser Link ist unvollständig'));
      await expect(main(page)).toContainText('Bitte öffnen Sie ihn noch einmal aus der E-Mail.');
      expect(calls).toEqual([]);
    });
  }
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a password that is easily guessed is refused at its field, and the link stays', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openAlive(page, await insertLink(db, 'anna', { art: 'passwort' }));
    await typeInto(passwort(page), 'passwort1');
    await page.keyboard.press('Enter');
    await expect(passwort(page)).toHaveAccessibleDescription(/schnell erraten/);
    await expect(passwort(page)).toBeFocused();
    await expect(passwort(page)).toHaveValue('passwort1');
    await expectAccessible(page);
    await retype(passwort(page), neu);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  test('an address that is taken by now is refused, and the session stays', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await signIn(page, 'anna');
    await openAlive(page, await insertLink(db, 'anna', { art: 'email', email: emailOf('ben') }));
    await knopf(page, 'Neue Adresse bestätigen').click();
    await expect(meldung(page)).toBeVisible();
    await expect(knopf(page, 'Neue Adresse bestätigen')).toBeFocused();
    expect((await storedSession(page)).user).toMatchObject({ email: emailOf('anna') });
  });

  test('without a connection the link can be checked again, and a typed password stays', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await failCalls(page, '/auth/link', 'no connection');
    await failCalls(page, '/auth/link/passwort', 'no connection');
    await openAlive(page, await insertLink(db, 'anna', { art: 'passwort' }));
    await expect(meldung(page)).toHaveText(/konnte gerade nicht geprüft werden/);
    await expectAccessible(page);
    await page.unroute('**/api/auth/link');
    await knopf(page, 'Erneut versuchen').click();
    await typeInto(passwort(page), neu);
    await page.keyboard.press('Enter');
    await expect(meldung(page)).toHaveText('Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.');
    await expect(passwort(page)).toHaveValue(neu);
    await page.unroute('**/api/auth/link/passwort');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  test('an answer that the page does not know is no page of its own', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await page.route('**/api/auth/link', (route) =>
      route.fulfill({ json: { success: true, data: { art: 7 } } }),
    );
    await openAlive(page, await insertLink(db, 'anna', { art: 'passwort' }));
    await expect(meldung(page)).toHaveText(/konnte gerade nicht geprüft werden/);
  });
});
