import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { bare, lost, type OtherAnswer, refusal } from '#test/ui/answers.ts';
import { noSession, storedSession } from '#test/ui/areas/auth.ts';
import { type OpenPage, openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

const main = page.getByRole('main');
const email = main.getByRole('textbox', { name: 'E-Mail' });
const passwort = main.getByLabelText('Passwort', { exact: true });
const anmelden = main.getByRole('button', { name: 'Anmelden', exact: true });
const meldung = main.getByRole('alert');

/** The toasts; messages of the form are in the main area. */
const toasts = () =>
  page
    .getByRole('alert')
    .elements()
    .filter((alert) => !alert.closest('main') && alert.textContent !== '')
    .map(({ textContent }) => textContent);

/** Signs in, which the server answers with this. */
async function signInTo(answer: OtherAnswer): Promise<OpenPage> {
  const opened = await openPage('/login', { answers: (given) => given.on(authCalls.login, answer) });
  await userEvent.type(email, people.anna.email);
  await userEvent.type(passwort, 'geraten');
  await anmelden.click();
  return opened;
}

test('a wrong password is reported in the form and ends no session', { tags: ['@S31', '@R5'] }, async () => {
  const { router } = await signInTo(refusal(401, 'E-Mail-Adresse oder Passwort ist falsch.'));
  await expect.element(meldung).toHaveTextContent('E-Mail-Adresse oder Passwort ist falsch.');
  expect(toasts()).toEqual([]);
  expect(router.state.location.pathname).toBe('/login');
  await expect.element(anmelden).toBeEnabled();
  await expect.element(passwort).toHaveFocus();
  await expect.element(email).toHaveValue(people.anna.email);
  expect(storedSession()).toEqual(noSession);
});

test('the message goes when it is dismissed or a field is edited', { tags: ['@S31'] }, async () => {
  await signInTo(refusal(401, 'Dieses Konto ist gesperrt.'));
  await expect.element(meldung).toHaveTextContent('Dieses Konto ist gesperrt.');
  await meldung.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect.element(meldung).not.toBeInTheDocument();
  for (const field of [email, passwort]) {
    await anmelden.click();
    await expect.element(meldung).toHaveTextContent('Dieses Konto ist gesperrt.');
    await userEvent.type(field, 'x');
    await expect.element(meldung).not.toBeInTheDocument();
  }
});

test.for([401, 418])(
  "%s without a message reads 'Login fehlgeschlagen'",
  { tags: ['@S31'] },
  async (status) => {
    await signInTo(bare({ success: false }, status));
    await expect.element(meldung).toHaveTextContent('Login fehlgeschlagen');
  },
);

test.for([
  [403, 'Dieses Konto ist gesperrt.', 'Keine Berechtigung für diese Aktion.', 'Dieses Konto ist gesperrt.'],
  [429, undefined, 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.', undefined],
  [
    429,
    'Zu viele Versuche. Bitte versuchen Sie es in 30 Sekunden wieder.',
    'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
    'Zu viele Versuche. Bitte versuchen Sie es in 30 Sekunden wieder.',
  ],
  [500, undefined, 'Serverfehler. Bitte versuchen Sie es später erneut.', undefined],
  [
    500,
    'Gerade ist etwas schiefgelaufen.',
    'Serverfehler. Bitte versuchen Sie es später erneut.',
    'Gerade ist etwas schiefgelaufen.',
  ],
  [502, undefined, 'Ein Fehler ist aufgetreten.', undefined],
] as const)(
  '%s with the words %s is reported by a toast, and the form does not blame the password',
  { tags: ['@S31', '@S37', '@R5'] },
  async ([status, message, words, formText]) => {
    const { router } = await signInTo(bare({ success: false, message }, status));
    await expect.element(meldung).toHaveTextContent(formText ?? words);
    await expect.poll(toasts).toEqual([words]);
    expect(router.state.location.pathname).toBe('/login');
  },
);

test.for([
  ['no token', { success: true, user: { id: '1', name: 'Anna', email: 'anna@lindenblatt.example' } }],
  ['no user', { success: true, token: 'abc' }],
  ['a user that is none', { success: true, token: 'abc', user: 'Anna' }],
  ['nothing', null],
] as const)(
  'an answer with %s is a fault and stores nothing',
  { tags: ['@S31', '@S32'] },
  async ([, answer]) => {
    await signInTo(bare(answer));
    await expect.element(meldung).toHaveTextContent('Die Antwort des Servers war nicht lesbar.');
    await expect.element(anmelden).toBeEnabled();
    expect(storedSession()).toEqual(noSession);
  },
);

test('without a connection the form says so', { tags: ['@S31', '@S37'] }, async () => {
  await signInTo(lost);
  const words = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';
  await expect.element(meldung).toHaveTextContent(words);
  await expect.poll(toasts).toEqual([words]);
  await expect.element(anmelden).toBeEnabled();
});
