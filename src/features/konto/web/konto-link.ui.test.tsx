import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { cartCalls } from '#features/cart/calls.ts';
import { zugangCalls } from '#features/konto/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import { noSession, storedSession } from '#test/ui/areas/auth.ts';
import { geheim, getan, openLink } from '#test/ui/areas/konto-link.ts';
import { people } from '#test/ui/people.ts';

const main = page.getByRole('main');
const titel = main.getByRole('heading', { level: 1 });
const meldung = main.getByRole('alert');
const passwort = main.getByLabelText(/^(Neues )?Passwort$/);
const email = main.getByRole('textbox', { name: 'E-Mail' });
const knopf = (name: string) => main.getByRole('button', { name, exact: true });
const neu = 'Seifenkiste am Fenster';
const neueAdresse = 'anna.neu@beispiel.example';
const warum = 'So wissen wir, dass Konto und Adresse zusammengehören.';
const sitzungOver = refusal(401, 'Sitzung abgelaufen.');

test('an invitation is accepted with a first password', async () => {
  const { answers, router } = await openLink({ art: 'einladung' });
  await expect.element(titel).toHaveTextContent('Will\u00adkommen');
  expect(router.state.location.hash).toBe('');
  await expect.element(main).toMatchTextContent(`Guten Tag ${people.anna.name}`);
  await expect.element(main).toMatchTextContent(people.anna.email);
  await knopf('Konto einrichten').click();
  await expect.element(passwort).toHaveFocus();
  await expect.element(passwort).toHaveAccessibleDescription('Bitte geben Sie ein neues Passwort ein.');
  await userEvent.keyboard(neu);
  await expect.element(main.getByRole('meter', { name: 'Passwortstärke' })).toBeVisible();
  await knopf('Passwort anzeigen').click();
  await expect.element(passwort).toHaveAttribute('type', 'text');
  await expect.element(passwort).toHaveValue(neu);
  await knopf('Konto einrichten').click();
  await expect.element(titel).toHaveTextContent('Anmelden');
  await expect.element(meldung).toHaveTextContent(getan.message);
  await expect.element(email).toHaveValue(people.anna.email);
  expect(router.state.location.pathname).toBe('/login');
  expect(answers.sent(zugangCalls.linkPasswort)).toMatchObject([{ body: { link: geheim, password: neu } }]);
});

test('signed in to the account one tap confirms its address, and no password is asked', async () => {
  const { answers, router } = await openLink(
    { art: 'bestaetigung', istAngemeldet: true },
    { as: 'anna', answers: (given) => given.on(authCalls.me, ok(people.anna)) },
  );
  await expect.element(knopf('Adresse bestätigen')).toBeVisible();
  await expect.element(passwort).not.toBeInTheDocument();
  await expect.element(main).not.toMatchTextContent(warum);
  await knopf('Adresse bestätigen').click();
  await expect.element(titel).toHaveTextContent('E-\u2060Mail-Adresse bestätigt');
  await expect.element(titel).toHaveFocus();
  await expect.element(main.getByRole('link', { name: 'Zu Ihrem Profil' })).toBeVisible();
  expect(answers.sent(zugangCalls.bestaetigen).map(({ body }) => body)).toEqual([{ link: geheim }]);
  expect(JSON.stringify(router.state.location)).not.toContain(geheim);
});

test('who made no account gets it with a password of her own, at the address of the mail', async () => {
  const { answers, router } = await openLink({ art: 'bestaetigung' });
  await expect.element(main).toMatchTextContent('Sie haben kein Konto bei uns angelegt?');
  await main.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await expect.element(titel).toHaveTextContent('Passwort vergessen?');
  expect(router.state.location.pathname).toBe('/passwort-vergessen');
  await expect.element(email).toHaveValue(people.anna.email);
  expect(answers.sent(zugangCalls.bestaetigen)).toEqual([]);
});

test('a new address is confirmed with the password, too, where nobody is signed in', async () => {
  const { answers } = await openLink({ art: 'email', email: neueAdresse });
  await expect.element(titel).toHaveTextContent('Neue E-Mail-Adresse bestätigen');
  await expect.element(main).toMatchTextContent(warum);
  await expect.element(main.getByRole('link', { name: 'Passwort vergessen?' })).not.toBeInTheDocument();
  await userEvent.type(passwort, 'ihr Passwort');
  await knopf('Neue Adresse bestätigen').click();
  await expect.element(titel).toHaveTextContent('Anmelden');
  await expect.element(email).toHaveValue(neueAdresse);
  expect(answers.sent(zugangCalls.bestaetigen)).toMatchObject([
    { body: { link: geheim, password: 'ihr Passwort' } },
  ]);
});

test('a new address that ends the sessions of the account leads to the sign-in with it', async () => {
  const { router } = await openLink(
    { art: 'email', email: neueAdresse, istAngemeldet: true },
    { as: 'anna', answers: (given) => given.on(authCalls.me, sitzungOver) },
  );
  await expect.element(main).toMatchTextContent(neueAdresse);
  await knopf('Neue Adresse bestätigen').click();
  await expect.element(titel).toHaveTextContent('Anmelden');
  await expect.element(meldung).toHaveTextContent(getan.message);
  expect(router.state.location.pathname).toBe('/login');
  expect(storedSession()).toEqual(noSession);
  await expect.element(email).toHaveValue(neueAdresse);
});

test('what was still being read does not take the words of the link away', async () => {
  let release = () => {};
  const { answers } = await openLink(
    { art: 'email', email: neueAdresse, istAngemeldet: true },
    {
      as: 'anna',
      answers: (given) => {
        release = given.hold(cartCalls.read, sitzungOver);
        given.on(authCalls.me, () => async () => {
          // A connection that comes back reads anew what has not arrived.
          for (const name of ['offline', 'online']) dispatchEvent(new Event(name));
          await vi.waitFor(() => expect(given.sent(cartCalls.read)).toHaveLength(2));
          return sitzungOver();
        });
      },
    },
  );
  await expect.poll(() => answers.sent(cartCalls.read)).toHaveLength(1);
  await knopf('Neue Adresse bestätigen').click();
  await expect.element(titel).toHaveTextContent('Anmelden');
  const read = vi.spyOn(Response.prototype, 'json');
  release();
  // Both refused answers are read, and what comes of them is drawn.
  await expect.poll(() => read.mock.settledResults).toHaveLength(2);
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(page.getByText(/^Sitzung abgelaufen/).elements()).toEqual([]);
  await expect.element(meldung).toHaveTextContent(getan.message);
  await expect.element(email).toHaveValue(neueAdresse);
});

test.for([
  ['bestaetigung', 'E-\u2060Mail-Adresse bestätigt'],
  ['passwort', 'Neues Passwort gespeichert'],
] as const)("another account's session is no proof for a link for %s, and stays", async ([art, words]) => {
  await openLink(
    { art },
    { as: 'werkstatt', answers: (given) => given.on(authCalls.me, ok(people.werkstatt)) },
  );
  await userEvent.type(passwort, `${neu}{Enter}`);
  await expect.element(titel).toHaveTextContent(words);
  await expect.element(main).toMatchTextContent(`ein anderes Konto angemeldet: ${people.werkstatt.email}`);
  expect(storedSession().user).toEqual(people.werkstatt);
});
