import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { verfolgenCalls } from '#features/bestellung/verfolgen/verfolgen-calls.ts';
import { translate } from '#test/translate.ts';
import { refusal } from '#test/ui/answers.ts';
import { annasKorb, heading, line, openWith, plus, remove } from '#test/ui/areas/cart.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name });

/** A visitor's browser translates the open page, and what it shows from now on. */
function translated(): void {
  const { end, findUntrue } = translate();
  onTestFinished(() => {
    end();
    expect(findUntrue()).toEqual([]);
  });
  expect(document.querySelectorAll('main font')).not.toHaveLength(0);
}

test('a translated sign-in says what is wrong, sends, and shows the answer', async () => {
  const { answers } = await openPage('/login', {
    answers: (given) => given.on(authCalls.login, refusal(401, 'Falsch.')),
  });
  translated();
  await button('Anmelden').click();
  await expect.element(main.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
  await main.getByRole('textbox', { name: 'E-Mail' }).fill('anna@kundschaft.example');
  await main.getByLabelText('Passwort').first().fill('Seifenkiste');
  const answer = answers.hold(authCalls.login, refusal(401, 'Noch einmal falsch.'));
  await button('Anmelden').click();
  await expect.element(button('Anmelden...')).toBeVisible();
  answer();
  await expect.element(main.getByRole('alert')).toHaveTextContent('Noch einmal falsch.');
});

test('a translated registration follows the password, and shows the answer', async () => {
  await openPage('/register', {
    answers: (given) => given.on(authCalls.register, refusal(409, 'Vergeben.')),
  });
  translated();
  const passwort = main.getByLabelText('Passwort').first();
  for (const [password, hint] of [
    ['kurz', 'noch zu kurz'],
    ['Seifenkiste am Fenster', 'stark'],
    ['', 'Mindestens 8 Zeichen.'],
    ['Seifenkiste am Fenster', 'stark'],
  ] as const) {
    await passwort.fill(password);
    await expect.element(main.getByText(hint)).toBeVisible();
  }
  for (const name of ['Vorname', 'Nachname']) await main.getByLabelText(name).fill('Clara');
  await main.getByRole('textbox', { name: 'E-Mail' }).fill('clara@beispiel.example');
  await main.getByRole('checkbox').click();
  await button('Konto anlegen').click();
  await expect.element(main.getByRole('alert')).toHaveTextContent('Vergeben.');
});

test('a translated search for an order shows its answers', async () => {
  const { answers } = await openPage('/order-tracking', { laden: offenerLaden });
  translated();
  await button('Bestellung ansehen').click();
  await expect.element(main.getByText('Bitte die Bestellnummer eingeben.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Bestellnummer' }).fill('B-26-K7M4Q');
  await main.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('mia@post.example');
  const answer = answers.hold(verfolgenCalls.verfolgen, refusal(404, 'Nicht gefunden.'));
  await button('Bestellung ansehen').click();
  await expect.element(button('Wird gesucht …')).toBeVisible();
  answer();
  await expect.element(main.getByRole('alert')).toBeVisible();
  await expect.element(button('Bestellung ansehen')).toBeVisible();
});

test('a translated cart counts and adds up what is left in it', async () => {
  await openWith(annasKorb(), '/cart', { as: 'anna' });
  translated();
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  await plus(line('Honigwabe')).click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (4)');
  await expect.element(line('Honigwabe')).toMatchTextContent('2 × 8,50');
  await remove(line('Lavendeltraum')).click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (2)');
  await button('Rückgängig').click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (4)');
});
