import type { Page } from '@playwright/test';
import { demoPassword, emailOf, signIn, storedSession } from '../../arrange/accounts.ts';
import { geheimOf, letzterLink } from '../../arrange/konto-link.ts';
import { openLaden, pauseLaden } from '../../arrange/offener-laden.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { openAccount } from '../../pages/page-language.ts';
import { typeInto } from '../../type-into.ts';

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

  test('registering says that a mail is on its way, and its link confirms the address', {
    tag: ['@S32', '@R28', '@phone'],
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
    await expect(titel(page)).toHaveText('E-\u2060Mail-Adresse bestätigt');
    await expect(titel(page)).toBeFocused();
    const { token, user } = await storedSession(page);
    expect(token).not.toBeNull();
    expect(user).toMatchObject({ email: 'clara@beispiel.example', name: 'Clara Herbst', role: 'customer' });
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

test('during a pause a forgotten password is replaced as ever, and a second tab sees that its session has ended', {
  tag: '@phone',
}, async ({ page, db, context }) => {
  await openLaden(db);
  await pauseLaden(db, 'Wir sind am Meer.');
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
  await typeInto(passwort(device), neu);
  await device.keyboard.press('Enter');
  await expect(device).toHaveURL('/');
  expect((await storedSession(device)).user).toMatchObject({ email: emailOf('anna') });
  await device.close();
});
