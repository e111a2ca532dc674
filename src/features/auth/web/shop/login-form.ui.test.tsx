import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { cartCalls } from '#features/cart/calls.ts';
import { refusal } from '#test/ui/answers.ts';
import { noSession, recordSessionEvents, signedIn, startPage, storedSession } from '#test/ui/areas/auth.ts';
import { fillSilently } from '#test/ui/fill-silently.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

const main = page.getByRole('main');
const email = main.getByRole('textbox', { name: 'E-Mail' });
const passwort = main.getByLabelText('Passwort', { exact: true });
const anmelden = main.getByRole('button', { name: 'Anmelden', exact: true });

async function typeIn(password = 'ihr Passwort'): Promise<void> {
  await userEvent.type(email, people.anna.email);
  await userEvent.type(passwort, password);
}

test('the page is titled Anmelden and leads to the registration', { tags: ['@S31', '@R28'] }, async () => {
  const { router } = await openPage('/login');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(document.title).toMatch(/^Anmelden/);
  await main.getByRole('link', { name: /registrieren/i }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/register');
});

test('e-mail and password are required, the e-mail of the e-mail type, and errors are in German', {
  tags: ['@S31'],
}, async () => {
  const { answers } = await openPage('/login');
  await expect.element(email).toHaveAttribute('type', 'email');
  await expect.element(email).toHaveAttribute('required');
  await expect.element(passwort).toHaveAttribute('required');
  await anmelden.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein.');
  await expect.element(passwort).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein.');
  await userEvent.keyboard('keine Adresse');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await userEvent.type(passwort, 'egal');
  await anmelden.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await email.fill(people.anna.email);
  await passwort.fill('');
  await anmelden.click();
  await expect.element(passwort).toHaveFocus();
  expect(answers.sent(authCalls.login)).toEqual([]);
});

test('what a password manager fills in without an event is sent, and stays when something else is typed', async () => {
  const { answers } = await openPage('/login', {
    answers: (given) => given.on(authCalls.login, refusal(401, 'Falsch.')),
  });
  fillSilently(email, people.anna.email);
  fillSilently(passwort, 'vom Manager');
  await anmelden.click();
  await expect.element(main.getByRole('alert')).toHaveTextContent('Falsch.');
  await expect.element(email).toHaveValue(people.anna.email);
  fillSilently(email, 'zweite@lindenblatt.example');
  await userEvent.fill(passwort, 'selbst getippt');
  await anmelden.click();
  await expect
    .poll(() => answers.sent(authCalls.login).map(({ body }) => body))
    .toEqual([
      { email: people.anna.email, password: 'vom Manager' },
      { email: 'zweite@lindenblatt.example', password: 'selbst getippt' },
    ]);
});

test('the password can be shown and hidden', { tags: ['@S31'] }, async () => {
  await openPage('/login');
  await userEvent.type(passwort, 'Ganz geheim');
  await expect.element(passwort).toHaveAttribute('type', 'password');
  await main.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect.element(passwort).toHaveAttribute('type', 'text');
  await expect.element(passwort).toHaveValue('Ganz geheim');
  await main.getByRole('button', { name: 'Passwort verbergen' }).click();
  await expect.element(passwort).toHaveAttribute('type', 'password');
});

test("while it is being sent everything is disabled and the button reads 'Anmelden...'", {
  tags: ['@S31'],
}, async () => {
  let release = () => {};
  const { answers, router } = await openPage('/login', {
    answers: (given) => {
      startPage(given);
      release = given.hold(authCalls.login, signedIn('anna'));
    },
  });
  await typeIn();
  await userEvent.keyboard('{Enter}');
  const busy = main.getByRole('button', { name: 'Anmelden...', exact: true });
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await expect.element(email).toBeDisabled();
  await expect.element(passwort).toBeDisabled();
  await expect.element(anmelden).not.toBeInTheDocument();
  const animations = [...busy.element().children].map((part) => getComputedStyle(part).animationName);
  expect(animations.filter((name) => name !== 'none')).toHaveLength(1);
  release();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  expect(answers.sent(authCalls.login)).toHaveLength(1);
});

test.for(['anna', 'werkstatt'] as const)(
  '%s signs in through the form and comes to the start page',
  { tags: ['@S31', '@S32', '@S41'] },
  async (who) => {
    const { answers, router } = await openPage('/login', {
      answers: (given) => {
        startPage(given);
        given.on(authCalls.login, signedIn(who));
      },
    });
    const events = recordSessionEvents();
    await userEvent.type(email, people[who].email);
    await userEvent.type(passwort, 'ihr Passwort');
    await anmelden.click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    const { token, user } = signedIn(who);
    expect(storedSession()).toEqual({ token, user });
    expect(events).toEqual(['userLoggedIn']);
    expect(answers.sent(authCalls.login)).toMatchObject([
      { body: { email: people[who].email, password: 'ihr Passwort' } },
    ]);
  },
);

test('an admin is sent to /admin/dashboard, where the guard sends him on to /', {
  tags: ['@S31', '@R2'],
}, async () => {
  const { router } = await openPage('/login', {
    answers: (answers) => {
      startPage(answers);
      answers.on(authCalls.login, signedIn('admin'));
    },
  });
  const paths: string[] = [];
  router.subscribe(({ location }) => paths.push(location.pathname));
  await typeIn();
  await anmelden.click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  expect(paths).toContain('/admin/dashboard');
});

test.for(['/login', '/register'])(
  'a signed-in visitor is redirected from %s',
  { tags: ['@S31', '@R28'] },
  async (path) => {
    const { router } = await openPage(path, { as: 'anna', answers: startPage });
    await expect.element(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  },
);

test('the login call is sent with credentials, other calls are not', { tags: ['@S36'] }, async () => {
  const { answers } = await openPage('/login', {
    answers: (given) => {
      startPage(given);
      given.on(authCalls.login, signedIn('anna'));
    },
  });
  await typeIn();
  await anmelden.click();
  await expect.poll(() => answers.sent(cartCalls.read)).toMatchObject([{ credentials: 'same-origin' }]);
  expect(answers.sent(authCalls.login)).toMatchObject([{ credentials: 'include' }]);
  expect(storedSession()).not.toEqual(noSession);
});
