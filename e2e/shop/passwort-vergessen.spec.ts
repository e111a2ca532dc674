import type { Page } from '@playwright/test';
import { demoPassword, emailOf, signIn, storedSession } from '../accounts.ts';
import { failCalls } from '../cart-calls.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { geheimOf, letzterLink } from '../konto-link.ts';
import { openLaden, pauseLaden } from '../offener-laden.ts';
import { goWithin, openAccount } from '../page-language.ts';
import { failedCall, watchCalls } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const email = (page: Page) => main(page).getByRole('textbox', { name: 'E-Mail' });
const passwort = (page: Page) => main(page).getByLabel('Passwort', { exact: true });
const neuesPasswort = (page: Page) => main(page).getByLabel('Neues Passwort', { exact: true });
const vergessen = (page: Page) => main(page).getByRole('link', { name: 'Passwort vergessen?' });
const anfordern = (page: Page) => main(page).getByRole('button', { name: 'Link anfordern' });
const postfach = 'Sehen Sie in Ihr Postfach';
const neu = 'Seifenkiste am Fenster';

test.describe('in an open shop', () => {
  test.beforeEach(({ db }) => openLaden(db));

  test('a forgotten password is replaced by a link of a mail, which ends the sessions', {
    tag: '@phone',
  }, async ({ page, db, context }) => {
    test.slow();
    const urls: string[] = [];
    context.on('request', (request) => urls.push(request.url()));
    await signIn(page, 'anna');
    const tab = await context.newPage();
    await openAlive(tab, '/about');
    await page.evaluate(() => localStorage.clear());

    // From the sign-in, with what was typed there.
    await openAlive(page, '/login');
    await typeInto(email(page), emailOf('anna'));
    await typeInto(passwort(page), 'nicht mehr gewusst');
    await vergessen(page).click();
    await expect(page).toHaveURL('/passwort-vergessen');
    await expect(email(page)).toHaveValue(emailOf('anna'));
    await email(page).press('Enter');
    await expect(titel(page)).toHaveText(postfach);
    await expect(titel(page)).toBeFocused();
    await expect(main(page).getByRole('status')).toHaveText(/^Wenn es ein Konto mit dieser Adresse gibt/);

    // The mail, with the new password by keys alone.
    const link = await letzterLink(db, 'passwort');
    await openAlive(page, link);
    await expect(page).toHaveURL('/konto/link');
    await expect(titel(page)).toHaveText('Neues Passwort');
    await expect(main(page)).toContainText(emailOf('anna'));
    await typeInto(neuesPasswort(page), neu);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(main(page).getByRole('alert')).toContainText(/Passwort/);
    await expect(email(page)).toHaveValue(emailOf('anna'));

    await typeInto(passwort(page), neu);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    const { token } = await storedSession(page);
    expect(token).not.toBeNull();
    const [{ sessions } = { sessions: 0 }] = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.accountId')
      .where('account.email', '=', emailOf('anna'))
      .select((eb) => eb.fn.countAll<number>().as('sessions'))
      .execute();
    expect(Number(sessions)).toBe(1);
    const old = await page.request.post('/api/auth/login', {
      data: { email: emailOf('anna'), password: demoPassword },
    });
    expect(old.status()).toBe(401);
    expect(urls.filter((url) => url.includes(geheimOf(link)) || url.includes('anna'))).toEqual([]);
    await tab.close();
  });

  test('the answer is the same for an address without an account, and can be asked again', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openAlive(page, '/passwort-vergessen');
    const answers: string[] = [];
    for (const address of ['niemand@lindenblatt.example', emailOf('ben')]) {
      await retype(email(page), address);
      await anfordern(page).click();
      await expect(titel(page)).toHaveText(postfach);
      answers.push(await main(page).getByRole('status').innerText());
      await expect(main(page)).toContainText(address);
      await main(page).getByRole('button', { name: 'Adresse ändern oder noch einmal senden' }).click();
      await expect(email(page)).toHaveValue(address);
    }
    expect(new Set(answers).size).toBe(1);
    await letzterLink(db, 'passwort');
    const mails = await db.selectFrom('nachricht').select('an').where('art', '=', 'passwort').execute();
    expect(mails).toEqual([{ an: emailOf('ben') }]);
  });

  test('back at the sign-in the typed address is there, and the way on is remembered', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/login');
    await vergessen(page).click();
    await expect(titel(page)).toHaveText('Passwort vergessen?');
    await expect(email(page)).toHaveValue('');
    await typeInto(email(page), emailOf('werkstatt'));
    await main(page).getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
    await expect(page).toHaveURL('/login');
    await expect(email(page)).toHaveValue(emailOf('werkstatt'));
    await typeInto(passwort(page), demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('a missing or wrong address is reported at the field', { tag: '@phone' }, async ({ page }) => {
    await openAlive(page, '/passwort-vergessen');
    const calls = watchCalls(page, '/auth/passwort-vergessen');
    await anfordern(page).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
    await typeInto(email(page), 'anna');
    await expect(email(page)).not.toHaveAttribute('aria-invalid');
    await page.keyboard.press('Enter');
    await expect(email(page)).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
    expect(calls).toHaveLength(0);
  });

  test.describe('when it fails', () => {
    test.use({ expectedErrors: [failedCall] });

    test('without a connection the typed address stays', { tag: '@phone' }, async ({ page }) => {
      await failCalls(page, '/auth/passwort-vergessen', 'no connection');
      await openAlive(page, '/passwort-vergessen');
      await typeInto(email(page), emailOf('anna'));
      await anfordern(page).click();
      await expect(main(page).getByRole('alert')).toHaveText(
        'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.',
      );
      await expect(email(page)).toHaveValue(emailOf('anna'));
      await expect(email(page)).toBeFocused();
      await page.unroute('**/api/auth/passwort-vergessen');
      await anfordern(page).click();
      await expect(titel(page)).toHaveText(postfach);
    });

    test('too many requests are answered with the wait', { tag: '@phone' }, async ({ page, request }) => {
      const statuses: number[] = [];
      while (!statuses.includes(429) && statuses.length < 10) {
        const answer = await request.post('/api/auth/passwort-vergessen', {
          data: { email: emailOf('anna') },
        });
        statuses.push(answer.status());
      }
      expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
      await openAlive(page, '/passwort-vergessen');
      await typeInto(email(page), emailOf('anna').toUpperCase());
      await anfordern(page).click();
      await expect(main(page).getByRole('alert')).toHaveText(
        /Bitte versuchen Sie es in \d+ (Sekunde|Minute)/,
      );
      await expect(email(page)).toHaveValue(emailOf('anna').toUpperCase());
    });
  });

  test('registering says that a mail is on its way, and its link confirms the address', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openAlive(page, '/register');
    for (const [name, text] of [
      ['Vorname', 'Clara'],
      ['Nachname', 'Herbst'],
      ['E-Mail', 'clara@beispiel.example'],
      ['Passwort', neu],
    ] as const)
      await typeInto(main(page).getByLabel(name, { exact: true }), text);
    await main(page).getByRole('checkbox').check();
    await main(page).getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('status').getByText(/Gleich kommt eine E-Mail/)).toBeVisible();

    await openAlive(page, await letzterLink(db, 'bestaetigung'));
    await expect(titel(page)).toHaveText('E-Mail-Adresse bestätigen');
    await main(page).getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(titel(page)).toHaveText('E\u2011Mail-Adresse bestätigt');
    await expect(titel(page)).toBeFocused();
    expect((await storedSession(page)).token).not.toBeNull();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the pages say what to do', { tag: '@phone' }, async ({ page }) => {
      for (const path of ['/passwort-vergessen', '/konto/link']) {
        await page.goto(path);
        await expect(page.getByText(/^Hierfür braucht Ihr Browser JavaScript\./), path).toBeVisible();
      }
      await expect(main(page).getByText('Der Link wird geprüft …')).toBeHidden();
      await page.goto('/login');
      await vergessen(page).click();
      await expect(titel(page)).toHaveText('Passwort vergessen?');
    });
  });
});

test('during a pause a forgotten password is replaced as ever', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  await pauseLaden(db, 'Wir sind am Meer.');
  await openAlive(page, '/login');
  await vergessen(page).click();
  // The sign-in has a field of the same name.
  await expect(titel(page)).toHaveText('Passwort vergessen?');
  await typeInto(email(page), emailOf('anna'));
  await page.keyboard.press('Enter');
  await expect(titel(page)).toHaveText(postfach);
  await openAlive(page, await letzterLink(db, 'passwort'));
  await typeInto(neuesPasswort(page), neu);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await typeInto(passwort(page), neu);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect((await storedSession(page)).user).toMatchObject({ email: emailOf('anna') });
});

test('the announced shop has neither the page nor the way to it', {
  tag: ['@S04', '@S31', '@phone'],
}, async ({ page, request }) => {
  const answer = await request.get('/passwort-vergessen', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/']);
  await openAlive(page, '/login');
  await expect(titel(page)).toHaveText('Anmelden');
  await expect(vergessen(page)).toHaveCount(0);
  await goWithin(page, '/passwort-vergessen');
  await expect(page).toHaveURL('/');
});

test('the page of a second tab sees that its session has ended', { tag: '@phone' }, async ({
  page,
  db,
  context,
}) => {
  await openLaden(db);
  await signIn(page, 'anna');
  await openAlive(page, '/about');
  await openAccount(page);
  const device = await context.newPage();
  await openAlive(device, '/passwort-vergessen');
  await typeInto(email(device), emailOf('anna'));
  await anfordern(device).click();
  await openAlive(device, await letzterLink(db, 'passwort'));
  await typeInto(neuesPasswort(device), neu);
  await device.keyboard.press('Enter');
  await expect(device).toHaveURL('/login');

  // The session was stored for both tabs.
  await expect.poll(async () => (await storedSession(page)).token).toBeNull();
  await expect(
    page
      .getByRole('banner')
      .getByText(/^Hallo, /)
      .filter({ visible: true }),
  ).toHaveCount(0);
  await device.close();
});
