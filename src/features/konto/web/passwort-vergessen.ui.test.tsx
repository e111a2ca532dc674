import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { zugangCalls } from '#features/konto/calls.ts';
import { gesagtReply } from '#features/konto/contract.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import { signedIn, startPage } from '#test/ui/areas/auth.ts';
import { serveProfil } from '#test/ui/areas/konto.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

const main = page.getByRole('main');
const titel = main.getByRole('heading', { level: 1 });
const email = main.getByRole('textbox', { name: 'E-Mail' });
const vergessen = main.getByRole('link', { name: 'Passwort vergessen?' });
const anfordern = main.getByRole('button', { name: 'Link anfordern' });
const meldung = main.getByRole('alert');
const postfach = 'Sehen Sie in Ihr Postfach';
const antwort = made(gesagtReply, { message: 'Wenn es ein Konto gibt, ist gleich eine E-Mail da.' });

test('a link is asked for, and for another address again', async () => {
  const { answers } = await openPage('/passwort-vergessen', {
    laden: offenerLaden,
    answers: (given) => given.on(zugangCalls.vergessen, antwort),
  });
  const addresses = ['niemand@lindenblatt.example', people.anna.email];
  for (const address of addresses) {
    await email.click();
    await userEvent.keyboard(`{Control>}a{/Control}${address}`);
    await anfordern.click();
    await expect.element(titel).toHaveTextContent(postfach);
    await expect.element(titel).toHaveFocus();
    await expect.element(main.getByRole('status')).toHaveTextContent(antwort.message);
    await expect.element(main).toMatchTextContent(address);
    await main.getByRole('button', { name: 'Adresse ändern oder noch einmal senden' }).click();
    await expect.element(email).toHaveValue(address);
  }
  const bodies = answers.sent(zugangCalls.vergessen).map(({ body }) => body);
  expect(bodies).toEqual(addresses.map((address) => ({ email: address })));
});

test('back at the sign-in the typed address is there, and the way on is remembered', async () => {
  const { router } = await openPage('/profile', {
    laden: offenerLaden,
    answers: (answers) => {
      serveProfil(answers);
      answers.on(authCalls.login, signedIn('anna'));
    },
  });
  await vergessen.click();
  await expect.element(titel).toHaveTextContent('Passwort vergessen?');
  await expect.element(email).toHaveValue('');
  await userEvent.type(email, people.anna.email);
  await main.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
  await expect.element(titel).toHaveTextContent('Anmelden');
  await expect.element(email).toHaveValue(people.anna.email);
  await userEvent.type(main.getByLabelText('Passwort', { exact: true }), 'ihr Passwort{Enter}');
  await expect.element(titel).toHaveTextContent('Mein Profil');
  expect(router.state.location.pathname).toBe('/profile');
});

test('a missing or wrong address is reported at the field', async () => {
  const { answers } = await openPage('/passwort-vergessen', { laden: offenerLaden });
  await anfordern.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
  await userEvent.keyboard('anna');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  await expect.element(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  expect(answers.sent(zugangCalls.vergessen)).toEqual([]);
});

test.for([
  ['without a connection', lost, 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'],
  [
    'with the wait',
    refusal(429, 'Bitte versuchen Sie es in 3 Minuten.'),
    'Bitte versuchen Sie es in 3 Minuten.',
  ],
] as const)('a request that fails %s is said, and the typed address stays', async ([, answer, words]) => {
  const { answers } = await openPage('/passwort-vergessen', {
    laden: offenerLaden,
    answers: (given) => given.on(zugangCalls.vergessen, answer),
  });
  await userEvent.type(email, 'ANNA@lindenblatt.example');
  await anfordern.click();
  await expect.element(meldung).toHaveTextContent(words);
  await expect.element(email).toHaveValue('ANNA@lindenblatt.example');
  await expect.element(email).toHaveFocus();
  answers.on(zugangCalls.vergessen, antwort);
  await anfordern.click();
  await expect.element(titel).toHaveTextContent(postfach);
});

test('during a pause the way from the sign-in is there as ever, with what was typed', async () => {
  const pause = { text: 'Wir sind am Meer.', bis: '' };
  await openPage('/login', { laden: { ...offenerLaden, phase: 'pausiert', pause } });
  await userEvent.type(email, people.anna.email);
  await vergessen.click();
  await expect.element(titel).toHaveTextContent('Passwort vergessen?');
  await expect.element(email).toHaveValue(people.anna.email);
});

test('the announced shop has neither the page nor the way to it', { tags: ['@S04', '@S31'] }, async () => {
  const { router } = await openPage('/passwort-vergessen', { laden, answers: startPage });
  await expect.element(titel).toMatchTextContent(/^Willkommen/);
  expect(router.state.location.pathname).toBe('/');
  await router.navigate('/login');
  await expect.element(titel).toHaveTextContent('Anmelden');
  await expect.element(vergessen).not.toBeInTheDocument();
});
