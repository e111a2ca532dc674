import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { rechtstextCalls } from '#features/rechtstexte/calls.ts';
import { type OtherAnswer, refusal } from '#test/ui/answers.ts';
import { noSession, recordSessionEvents, signedIn, startPage, storedSession } from '#test/ui/areas/auth.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { type OpenPage, openPage } from '#test/ui/open-page.tsx';

const main = page.getByRole('main');
const field = (name: string) => main.getByLabelText(name, { exact: true });
const datenschutz = main.getByRole('checkbox', {
  name: 'Ich habe die Datenschutzerklärung zur Kenntnis genommen.',
});
const anlegen = main.getByRole('button', { name: 'Konto anlegen' });
const texts = {
  Vorname: 'Clara',
  Nachname: 'Herbst',
  'E-Mail': 'clara@beispiel.example',
  Passwort: 'Seifenkiste am Fenster',
};
const names = Object.keys(texts);

/** Fills the form with valid values. */
async function fillIn(): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  await datenschutz.click();
}

/** Registers, which the server answers with this. */
async function registerTo(answer: OtherAnswer): Promise<OpenPage> {
  const opened = await openPage('/register', { answers: (given) => given.on(authCalls.register, answer) });
  await fillIn();
  await anlegen.click();
  return opened;
}

test('every field is required and the form says which one is missing', { tags: ['@R28'] }, async () => {
  const { answers } = await openPage('/register');
  await fillIn();
  for (const [name, text] of Object.entries(texts)) {
    await field(name).fill('');
    await anlegen.click();
    await expect.element(field(name)).toHaveFocus();
    await field(name).fill(text);
  }
  await datenschutz.click();
  await anlegen.click();
  await expect.element(datenschutz).toHaveFocus();
  expect(answers.sent(authCalls.register)).toEqual([]);
});

test('missing and invalid values are reported at their field, in the shop’s own texts', {
  tags: ['@R28'],
}, async () => {
  const { answers } = await openPage('/register');
  await anlegen.click();
  for (const [name, text] of [
    ['Vorname', 'Bitte geben Sie Ihren Vornamen ein.'],
    ['Nachname', 'Bitte geben Sie Ihren Nachnamen ein.'],
    ['E-Mail', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
    ['Passwort', 'Bitte geben Sie Ihr Passwort ein.'],
  ] as const)
    await expect.element(field(name)).toHaveAccessibleDescription(text);
  await expect.element(datenschutz).toHaveAccessibleDescription(/^Bitte bestätigen Sie/);
  await expect.element(field('Vorname')).toHaveFocus();

  await userEvent.keyboard('Clara');
  await expect.element(field('Vorname')).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field('Nachname'), 'Herbst');
  await userEvent.type(field('E-Mail'), 'clara');
  await userEvent.type(field('Passwort'), 'Seife');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('E-Mail')).toHaveFocus();
  await expect
    .element(field('E-Mail'))
    .toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await expect
    .element(field('Passwort'))
    .toHaveAccessibleDescription('Das Passwort muss mindestens 8 Zeichen haben.');
  expect(answers.sent(authCalls.register)).toEqual([]);
});

test('a hint shows the strength of the password', { tags: ['@R28'] }, async () => {
  await openPage('/register');
  const strength = main.getByRole('meter', { name: 'Passwortstärke' });
  await expect.element(main.getByText(/^Mindestens 8 Zeichen/)).toBeVisible();
  let before = -1;
  for (const [typed, words] of [
    ['Seife', 'noch zu kurz'],
    ['Sommer2026!', 'eher schwach'],
    ['Seifenblase-Wind', 'gut'],
    [texts.Passwort, 'stark'],
  ] as const) {
    await field('Passwort').fill(typed);
    await expect.element(main.getByText(words, { exact: true })).toBeVisible();
    const { value } = strength.element() as HTMLMeterElement;
    expect(value).toBeGreaterThan(before);
    before = value;
  }
});

test('the password can be shown and hidden', { tags: ['@R28'] }, async () => {
  await openPage('/register');
  await userEvent.type(field('Passwort'), texts.Passwort);
  await main.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect.element(field('Passwort')).toHaveAttribute('type', 'text');
  await main.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect.element(field('Passwort')).toHaveAttribute('type', 'password');
});

test('the privacy notice is acknowledged, not agreed to, and the consent leads to it', {
  tags: ['@R28'],
}, async () => {
  const { router } = await openPage('/register', {
    answers: (answers) => answers.on(rechtstextCalls.read, refusal(404, 'Diesen Text gibt es nicht.')),
  });
  await expect.element(main.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
  expect(document.title).toMatch(/^Registrieren/);
  await expect.element(datenschutz).toBeVisible();
  await expect.element(datenschutz).not.toBeChecked();
  await main.getByRole('link', { name: /Datenschutz/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/datenschutz');
});

test('while it is being sent nothing can be changed or sent twice; then a mail is announced', {
  tags: ['@R28', '@S32'],
}, async () => {
  let release = () => {};
  const { answers, router } = await openPage('/register', {
    laden: offenerLaden,
    answers: (given) => {
      startPage(given);
      release = given.hold(authCalls.register, signedIn('anna'));
    },
  });
  const events = recordSessionEvents();
  await fillIn();
  await anlegen.click();
  for (const name of names) await expect.element(field(name)).toBeDisabled();
  await expect.element(datenschutz).toBeDisabled();
  await expect
    .element(main.getByRole('button', { name: /Konto wird angelegt/ }))
    .toHaveAttribute('aria-disabled', 'true');
  release();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(page.getByRole('status').getByText(/Gleich kommt eine E-Mail/)).toBeVisible();
  expect(answers.sent(authCalls.register)).toMatchObject([
    {
      body: {
        email: texts['E-Mail'],
        password: texts.Passwort,
        vorname: 'Clara',
        nachname: 'Herbst',
        datenschutz: true,
      },
    },
  ]);
  const { token, user } = signedIn('anna');
  expect(storedSession()).toEqual({ token, user });
  expect(events).toEqual(['userLoggedIn']);
});

test('a taken e-mail is reported at its field, with what to do', { tags: ['@R28'] }, async () => {
  const words = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.';
  const { answers, router } = await registerTo(refusal(409, words, { fehler: [`email: ${words}`] }));
  await expect.element(field('E-Mail')).toHaveAccessibleDescription(words);
  await expect.element(field('E-Mail')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('E-Mail')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/register');
  await expect.element(field('Vorname')).toHaveValue('Clara');
  expect(storedSession()).toEqual(noSession);

  startPage(answers.on(authCalls.register, signedIn('anna')));
  await userEvent.keyboard('x');
  await expect.element(field('E-Mail')).not.toHaveAttribute('aria-invalid');
  await anlegen.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  // The announced shop sends no mail.
  expect(page.getByText(/Gleich kommt eine E-Mail/).elements()).toEqual([]);
});

test('a password that the server refuses is reported at its field', { tags: ['@R28'] }, async () => {
  const words = 'Dieses Passwort ist zu schnell erraten.';
  await registerTo(refusal(400, 'Ungültige Eingabe', { fehler: [`password: ${words}`] }));
  await expect.element(field('Passwort')).toHaveAccessibleDescription(words);
  await expect.element(field('Passwort')).toHaveAttribute('aria-invalid', 'true');
  expect(storedSession()).toEqual(noSession);
});

test('errors of several fields appear at each of them', { tags: ['@R28'] }, async () => {
  const fehler = ['vorname: Vorname fehlt.', 'datenschutz: Zustimmung fehlt.'];
  await registerTo(refusal(400, 'Bitte prüfen.', { fehler }));
  await expect.element(field('Vorname')).toHaveAccessibleDescription('Vorname fehlt.');
  await expect.element(datenschutz).toHaveAccessibleDescription('Zustimmung fehlt.');
  await expect.element(field('E-Mail')).not.toHaveAttribute('aria-invalid');
});

test('errors of no field appear above the form and can be dismissed', { tags: ['@R28'] }, async () => {
  await registerTo(refusal(429, 'Zu viele Versuche. Bitte warten Sie.'));
  const alert = main.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Zu viele Versuche. Bitte warten Sie.');
  await expect.element(anlegen).toHaveFocus();
  await alert.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});
