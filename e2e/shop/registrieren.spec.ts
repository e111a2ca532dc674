import type { Page } from '@playwright/test';
import { emailOf, fetchSession, recordSessionEvents, signIn, storedSession } from '../accounts.ts';
import { failCalls, holdCalls } from '../cart-calls.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { failedCall, watchCalls } from '../portfolio-calls.ts';
import { typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const datenschutz = (page: Page) => main(page).getByRole('checkbox', { name: /Datenschutz/ });
const anlegen = (page: Page) => main(page).getByRole('button', { name: 'Konto anlegen' });

const password = 'Seifenkiste am Fenster';
const neueEmail = 'clara@beispiel.example';

/** Fills the form with valid values, except where the test sets others. */
async function fillIn(page: Page, fields: { email?: string; password?: string } = {}): Promise<void> {
  await field(page, 'Vorname').fill('Clara');
  await field(page, 'Nachname').fill('Herbst');
  await field(page, 'E-Mail').fill(fields.email ?? neueEmail);
  await field(page, 'Passwort').fill(fields.password ?? password);
  await datenschutz(page).check();
}

test('a visitor makes an account and is signed in', { tag: ['@S32', '@R28'] }, async ({ page }) => {
  const events = await recordSessionEvents(page);
  await openAlive(page, '/register');
  await expect(page).toHaveTitle(/^Registrieren/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
  const call = page.waitForRequest('**/api/auth/register');
  await fillIn(page);
  await anlegen(page).click();

  await expect(page).toHaveURL('/');
  expect((await call).postDataJSON()).toEqual({
    email: neueEmail,
    password,
    vorname: 'Clara',
    nachname: 'Herbst',
    datenschutz: true,
  });
  const { token, user } = await storedSession(page);
  expect(user).toMatchObject({
    email: neueEmail,
    name: 'Clara Herbst',
    role: 'customer',
    rolle: 'kunde',
    permissions: [],
  });
  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await me.json()).data).toEqual(user);
  expect(await events()).toEqual(['userLoggedIn']);
});

test('the new account signs in again on another device', { tag: ['@R28', '@phone'] }, async ({
  page,
  request,
}) => {
  await openAlive(page, '/register');
  await fillIn(page);
  await anlegen(page).click();
  await expect(page).toHaveURL('/');

  const answer = await request.post('/api/auth/login', {
    data: { email: neueEmail.toUpperCase(), password },
  });
  expect(answer.status()).toBe(200);
});

test('every field is required and the form says which one is missing', { tag: ['@R28', '@phone'] }, async ({
  page,
}) => {
  await openAlive(page, '/register');
  const calls = watchCalls(page, '/auth/register');
  for (const name of ['Vorname', 'Nachname', 'E-Mail', 'Passwort']) {
    await fillIn(page);
    await field(page, name).fill('');
    await anlegen(page).click();
    await expect(field(page, name)).toBeFocused();
  }
  await fillIn(page);
  await datenschutz(page).uncheck();
  await anlegen(page).click();
  await expect(datenschutz(page)).toBeFocused();
  expect(calls).toHaveLength(0);
});

test('missing and invalid values are reported at their field, in the shop’s own texts', {
  tag: ['@R28', '@phone'],
}, async ({ page }) => {
  await openAlive(page, '/register');
  const calls = watchCalls(page, '/auth/register');
  await anlegen(page).click();
  for (const [name, text] of [
    ['Vorname', 'Bitte geben Sie Ihren Vornamen ein.'],
    ['Nachname', 'Bitte geben Sie Ihren Nachnamen ein.'],
    ['E-Mail', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
    ['Passwort', 'Bitte geben Sie Ihr Passwort ein.'],
  ] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(text);
  await expect(datenschutz(page)).toHaveAccessibleDescription(/^Bitte bestätigen Sie/);
  await expect(field(page, 'Vorname')).toBeFocused();

  await typeInto(field(page, 'Vorname'), 'Clara');
  await expect(field(page, 'Vorname')).not.toHaveAttribute('aria-invalid');
  await typeInto(field(page, 'Nachname'), 'Herbst');
  await typeInto(field(page, 'E-Mail'), 'clara');
  await typeInto(field(page, 'Passwort'), 'Seife');
  await page.keyboard.press('Enter');
  await expect(field(page, 'E-Mail')).toBeFocused();
  await expect(field(page, 'E-Mail')).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  );
  await expect(field(page, 'Passwort')).toHaveAccessibleDescription(
    'Das Passwort muss mindestens 8 Zeichen haben.',
  );
  expect(calls).toHaveLength(0);
});

test('the privacy notice is acknowledged, not agreed to', { tag: ['@R28', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/register');
  await expect(
    main(page).getByRole('checkbox', { name: 'Ich habe die Datenschutzerklärung zur Kenntnis genommen.' }),
  ).toBeVisible();
});

test('a hint shows the strength of the password', { tag: ['@R28', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/register');
  const strength = main(page).getByRole('meter', { name: 'Passwortstärke' });
  await expect(main(page).getByText(/^Mindestens 8 Zeichen/)).toBeVisible();
  let before = -1;
  for (const [typed, words] of [
    ['Seife', 'noch zu kurz'],
    ['Sommer2026!', 'eher schwach'],
    ['Seifenblase-Wind', 'gut'],
    [password, 'stark'],
  ] as const) {
    await field(page, 'Passwort').fill(typed);
    await expect(main(page).getByText(words, { exact: true })).toBeVisible();
    const value = await strength.evaluate((meter) => (meter as HTMLMeterElement).value);
    expect(value).toBeGreaterThan(before);
    before = value;
  }
});

test('the password can be shown and hidden', { tag: ['@R28', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/register');
  await field(page, 'Passwort').fill(password);
  await main(page).getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect(field(page, 'Passwort')).toHaveAttribute('type', 'text');
  await main(page).getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect(field(page, 'Passwort')).toHaveAttribute('type', 'password');
});

test('the consent leads to the privacy notice', { tag: ['@R28', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/register');
  await expect(datenschutz(page)).not.toBeChecked();
  await main(page)
    .getByRole('link', { name: /Datenschutz/ })
    .click();
  await expect(page).toHaveURL('/datenschutz');
});

test('while it is being sent nothing can be changed or sent twice', { tag: ['@R28', '@phone'] }, async ({
  page,
}) => {
  await openAlive(page, '/register');
  const calls = await holdCalls(page, '/auth/register');
  await fillIn(page);
  await anlegen(page).click();
  const route = await calls.next();

  for (const name of ['Vorname', 'Nachname', 'E-Mail', 'Passwort'])
    await expect(field(page, name)).toBeDisabled();
  await expect(datenschutz(page)).toBeDisabled();
  await expect(main(page).getByRole('button', { name: /Konto wird angelegt/ })).toBeDisabled();
  await route.continue();
  await expect(page).toHaveURL('/');
  expect(calls.held).toHaveLength(1);
});

test('a signed-in visitor is redirected from the registration', { tag: ['@R28', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  await page.goto('/register');
  await expect(page).toHaveURL('/');
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a taken e-mail is reported at its field, with what to do', { tag: ['@R28', '@phone'] }, async ({
    page,
  }) => {
    await openAlive(page, '/register');
    await fillIn(page, { email: 'Anna@Lindenblatt.example' });
    await anlegen(page).click();

    await expect(field(page, 'E-Mail')).toHaveAccessibleDescription(/bereits ein Konto.*melden Sie sich an/);
    await expect(field(page, 'E-Mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'E-Mail')).toBeFocused();
    await expect(page).toHaveURL('/register');
    await expect(field(page, 'Vorname')).toHaveValue('Clara');
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    // The existing account is unchanged.
    expect((await fetchSession(page.request, 'anna')).user.email).toBe(emailOf('anna'));

    await field(page, 'E-Mail').fill(neueEmail);
    await expect(field(page, 'E-Mail')).not.toHaveAttribute('aria-invalid', 'true');
    await anlegen(page).click();
    await expect(page).toHaveURL('/');
  });

  for (const [what, fields, words] of [
    ['a password that is easily guessed', { password: 'Sommer2026!' }, /schnell erraten/],
    ['a password that is the e-mail', { password: neueEmail }, /E-Mail-Adresse sein/],
  ] as const) {
    test(`${what} is reported at its field`, { tag: ['@R28', '@phone'] }, async ({ page }) => {
      await openAlive(page, '/register');
      await fillIn(page, fields);
      await anlegen(page).click();

      await expect(field(page, 'Passwort')).toHaveAccessibleDescription(words);
      await expect(field(page, 'Passwort')).toHaveAttribute('aria-invalid', 'true');
      expect(await storedSession(page)).toEqual({ token: null, user: null });
    });
  }

  test('errors of several fields appear at each of them', { tag: ['@R28', '@phone'] }, async ({ page }) => {
    const fehler = ['vorname: Vorname fehlt.', 'datenschutz: Zustimmung fehlt.'];
    await failCalls(page, '/auth/register', { status: 400, message: 'Bitte prüfen.', fehler });
    await openAlive(page, '/register');
    await fillIn(page);
    await anlegen(page).click();

    await expect(field(page, 'Vorname')).toHaveAccessibleDescription('Vorname fehlt.');
    await expect(datenschutz(page)).toHaveAccessibleDescription('Zustimmung fehlt.');
    await expect(field(page, 'E-Mail')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('errors of no field appear above the form and can be dismissed', {
    tag: ['@R28', '@phone'],
  }, async ({ page }) => {
    await failCalls(page, '/auth/register', { status: 429, message: 'Zu viele Versuche. Bitte warten Sie.' });
    await openAlive(page, '/register');
    await fillIn(page);
    await anlegen(page).click();

    const alert = main(page).getByRole('alert');
    await expect(alert).toHaveText('Zu viele Versuche. Bitte warten Sie.');
    await expect(anlegen(page)).toBeFocused();
    await alert.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect(alert).toHaveCount(0);
  });
});
