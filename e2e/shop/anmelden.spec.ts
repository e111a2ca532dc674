import type { Page } from '@playwright/test';
import { demoPassword, emailOf, signIn, storedSession, type Who, watchPaths } from '../accounts.ts';
import { failCalls, holdCalls } from '../cart-calls.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { markDocument } from '../page-language.ts';
import { failedCall, watchCalls } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => main(page).getByRole('textbox', { name: 'E-Mail' });
const passwort = (page: Page) => main(page).getByLabel('Passwort', { exact: true });
const anmelden = (page: Page) => main(page).getByRole('button', { name: 'Anmelden', exact: true });
const meldung = (page: Page) => main(page).getByRole('alert');
/** A toast; messages of the form are in the main area. */
const hint = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).and(page.locator(':not(main *)'));

async function fillIn(page: Page, who: Who, password = demoPassword): Promise<void> {
  await retype(email(page), emailOf(who));
  await retype(passwort(page), password);
}

test('the page is titled Anmelden and leads to the registration', {
  tag: ['@S31', '@R28', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/login');

  await expect(page).toHaveTitle(/^Anmelden/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await main(page)
    .getByRole('link', { name: /registrieren/i })
    .click();
  await expect(page).toHaveURL('/register');
});

test('e-mail and password are required, the e-mail of the e-mail type, and errors are in German', {
  tag: ['@S31', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/login');
  const calls = watchCalls(page, '/auth/login');

  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(email(page)).toHaveAttribute('required');
  await expect(passwort(page)).toHaveAttribute('required');
  await anmelden(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
  await expect(passwort(page)).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.');
  await typeInto(email(page), 'keine Adresse');
  await expect(email(page)).not.toHaveAttribute('aria-invalid');
  await typeInto(passwort(page), 'egal');
  await anmelden(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await email(page).fill(emailOf('anna'));
  await passwort(page).fill('');
  await anmelden(page).click();
  await expect(passwort(page)).toBeFocused();
  expect(calls).toHaveLength(0);
});

test('the password can be shown and hidden', { tag: ['@S31', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/login');
  await passwort(page).fill('Ganz geheim');
  await expect(passwort(page)).toHaveAttribute('type', 'password');

  await main(page).getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(passwort(page)).toHaveAttribute('type', 'text');
  await expect(passwort(page)).toHaveValue('Ganz geheim');
  await main(page).getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect(passwort(page)).toHaveAttribute('type', 'password');
});

test("while it is being sent everything is disabled and the button reads 'Anmelden...'", {
  tag: ['@S31', '@phone'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAlive(page, '/login');
  const calls = await holdCalls(page, '/auth/login');
  await fillIn(page, 'anna');
  await passwort(page).press('Enter');
  const route = await calls.next();
  const busy = main(page).getByRole('button', { name: 'Anmelden...', exact: true });

  await expect(busy).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  await expect(passwort(page)).toBeDisabled();
  await expect(anmelden(page)).toHaveCount(0);
  // The spinner is animated.
  expect(await busy.evaluate((button) => button.getAnimations({ subtree: true }).length)).toBeGreaterThan(0);

  await route.continue();
  await expect(page).toHaveURL('/');
  expect(calls.held).toHaveLength(1);
});

for (const who of ['anna', 'werkstatt'] as const) {
  test(`${who} signs in through the form and comes to the start page`, {
    tag: ['@S31', '@S32', '@S41', '@phone'],
  }, async ({ page }) => {
    await openAlive(page, '/login');
    await markDocument(page);
    const answered = page.waitForResponse('**/api/auth/login');
    await fillIn(page, who);
    await anmelden(page).click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
    const { token, user } = await (await answered).json();
    expect(await storedSession(page)).toEqual({ token, user });
    expect(user).toMatchObject({ email: emailOf(who), role: who === 'anna' ? 'customer' : 'employee' });
  });
}

test('an admin is sent to /admin/dashboard, where the guard sends him on to /', {
  tag: ['@S31', '@R2', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/login');
  const paths = watchPaths(page);
  await fillIn(page, 'admin');
  await anmelden(page).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
  expect(paths).toContain('/admin/dashboard');
});

test('a signed-in visitor is redirected from the login page', { tag: ['@S31', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('the login call is sent with credentials, other calls are not', { tag: ['@S36', '@phone'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: [path: string, credentials: string][] = [];
    const { fetch } = globalThis;
    Object.assign(globalThis, { seen });
    globalThis.fetch = (input, init) => {
      const { url, credentials } = new Request(input, init);
      seen.push([new URL(url).pathname, credentials]);
      return fetch(input, init);
    };
  });
  await openAlive(page, '/login');
  await fillIn(page, 'anna');
  await anmelden(page).click();
  await expect(page).toHaveURL('/');

  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: [string, string][] }).seen);
  await expect.poll(seen).toContainEqual(['/api/auth/login', 'include']);
  await expect.poll(seen).toContainEqual(['/api/cart', 'same-origin']);
});

test('the device that signed in is remembered by a cookie that only signing in and out sends', {
  tag: ['@S31', '@phone'],
}, async ({ page, context }) => {
  const calls: { path: string; cookie: string | undefined }[] = [];
  page.on('request', async (request) => {
    const path = new URL(request.url()).pathname;
    calls.push({ path, cookie: (await request.allHeaders()).cookie });
  });
  const signInByForm = async () => {
    await openAlive(page, '/login');
    await fillIn(page, 'anna');
    await anmelden(page).click();
    await expect(page).toHaveURL('/');
  };
  await signInByForm();
  const [device, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(device).toMatchObject({ name: 'device', path: '/api/auth', httpOnly: true, sameSite: 'Strict' });

  await page.evaluate(() => localStorage.clear());
  await signInByForm();
  const carrying = () => calls.filter(({ cookie }) => cookie !== undefined).map(({ path }) => path);
  await expect.poll(carrying).toEqual(['/api/auth/login']);
});

test.describe('when signing in fails', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a wrong password is reported in the form and ends no session', {
    tag: ['@S31', '@R5', '@phone'],
  }, async ({ page }) => {
    await openAlive(page, '/login');
    await fillIn(page, 'anna', 'nicht das Passwort');
    await anmelden(page).click();

    await expect(meldung(page)).toHaveText('E-Mail-Adresse oder Passwort ist falsch.');
    await expect(page.getByText(/Sitzung abgelaufen/)).toHaveCount(0);
    await expect(page).toHaveURL('/login');
    await expect(anmelden(page)).toBeEnabled();
    await expect(passwort(page)).toBeFocused();
    await expect(email(page)).toHaveValue(emailOf('anna'));
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  });

  test('the message goes when it is dismissed or a field is edited', { tag: ['@S31', '@phone'] }, async ({
    page,
  }) => {
    await failCalls(page, '/auth/login', { status: 401, message: 'Dieses Konto ist gesperrt.' });
    await openAlive(page, '/login');
    await fillIn(page, 'anna');
    for (const clear of [
      () => meldung(page).getByRole('button', { name: 'Meldung schließen' }).click(),
      () => email(page).fill(emailOf('ben')),
      () => passwort(page).fill('anders'),
    ]) {
      await anmelden(page).click();
      await expect(meldung(page)).toHaveText('Dieses Konto ist gesperrt.');
      await clear();
      await expect(meldung(page)).toHaveCount(0);
    }
  });

  for (const status of [401, 418]) {
    test(`${status} without a message reads 'Login fehlgeschlagen'`, { tag: ['@S31', '@phone'] }, async ({
      page,
    }) => {
      await failCalls(page, '/auth/login', { status });
      await openAlive(page, '/login');
      await fillIn(page, 'anna');
      await anmelden(page).click();

      await expect(meldung(page)).toHaveText('Login fehlgeschlagen');
    });
  }

  for (const [status, message, words, formText] of [
    [403, 'Dieses Konto ist gesperrt.', 'Keine Berechtigung für diese Aktion.', 'Dieses Konto ist gesperrt.'],
    [429, undefined, 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.'],
    [500, undefined, 'Serverfehler. Bitte versuchen Sie es später erneut.'],
    [500, 'Login fehlgeschlagen', 'Serverfehler. Bitte versuchen Sie es später erneut.'],
    [502, undefined, 'Ein Fehler ist aufgetreten.'],
  ] as const) {
    test(`${status}${message ? ` (${message})` : ''} is reported by a toast, and the form does not blame the password`, {
      tag: ['@S31', '@S37', '@R5', '@phone'],
    }, async ({ page }) => {
      await failCalls(page, '/auth/login', { status, ...(message ? { message } : {}) });
      await openAlive(page, '/login');
      await fillIn(page, 'anna');
      await anmelden(page).click();

      await expect(meldung(page)).toHaveText(formText ?? words);
      await expect(hint(page, words)).toHaveCount(1);
      await expect(page).toHaveURL('/login');
    });
  }

  for (const [what, answer] of [
    ['no token', { success: true, user: { id: '1', name: 'Anna', email: 'anna@lindenblatt.example' } }],
    ['no user', { success: true, token: 'abc' }],
    ['a user that is none', { success: true, token: 'abc', user: 'Anna' }],
    ['nothing', null],
  ] as const) {
    test(`an answer with ${what} is a fault and stores nothing`, { tag: ['@S31', '@S32', '@phone'] }, async ({
      page,
    }) => {
      await page.route('**/api/auth/login', (route) => route.fulfill({ json: answer }));
      await openAlive(page, '/login');
      await fillIn(page, 'anna');
      await anmelden(page).click();

      await expect(meldung(page)).toHaveText('Die Antwort des Servers war nicht lesbar.');
      await expect(anmelden(page)).toBeEnabled();
      expect(await storedSession(page)).toEqual({ token: null, user: null });
    });
  }

  test('without a connection the form says so', { tag: ['@S31', '@S37', '@phone'] }, async ({ page }) => {
    await failCalls(page, '/auth/login', 'no connection');
    await openAlive(page, '/login');
    await fillIn(page, 'anna');
    await anmelden(page).click();

    const words = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';
    await expect(meldung(page)).toHaveText(words);
    await expect(hint(page, words)).toHaveCount(1);
    await expect(anmelden(page)).toBeEnabled();
  });

  test('further guesses are answered with the time to wait', { tag: ['@S31', '@phone'] }, async ({
    page,
  }) => {
    await openAlive(page, '/login');
    await fillIn(page, 'anna', 'geraten');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await anmelden(page).click();
      await expect(meldung(page)).toHaveText('E-Mail-Adresse oder Passwort ist falsch.');
      await passwort(page).fill(`geraten ${attempt}`);
    }
    await anmelden(page).click();
    await expect(meldung(page)).toHaveText(/^Zu viele Versuche\. Bitte versuchen Sie es in \d+ Sekunden/);
  });
});
