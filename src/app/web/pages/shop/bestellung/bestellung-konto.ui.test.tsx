import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { registerTexts } from '#features/auth/register-texts.ts';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import { okWith } from '#shared/wire/envelope.ts';
import { makeBestellung } from '#test/auftrag/beispiel-bestellung.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import { signedIn, storedSession } from '#test/ui/areas/auth.ts';
import { answerOf, main, openBestellung, part, unbezahlt } from '#test/ui/areas/bestellung.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { people } from '#test/ui/people.ts';
import { typeInto } from '#test/ui/type-into.ts';

const konto = part(/Konto/);
const passwort = konto.getByLabelText('Passwort', { exact: true });
const gehoert = main.getByRole('status').filter({ hasText: 'gehört jetzt zu Ihrem Konto' });

/** From now on the order can be taken into an account. */
function takeOver(answers: Answers): void {
  const saved = answerOf(makeBestellung({ hatKonto: true }));
  answers
    .on(bestellungCalls.uebernehmen, okWith('Die Bestellung gehört jetzt zu Ihrem Konto.', saved.data))
    .on(bestellungCalls.read, saved);
}

test('a guest makes an account with a password alone', async () => {
  const { answers } = await openBestellung(unbezahlt);
  await expect.element(konto).toMatchTextContent('mia.sommer@post.example');
  await expect.element(konto).toMatchTextContent('den Namen Mia Sommer.');
  await typeInto(passwort, 'kurz');
  await userEvent.keyboard('{Enter}');
  await expect.element(konto.getByText('Das Passwort muss mindestens 8 Zeichen haben.')).toBeVisible();
  await expect.element(passwort).toHaveFocus();
  expect(answers.sent(authCalls.register)).toEqual([]);

  await userEvent.keyboard(' ist die Seifenkiste');
  await konto.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expect.element(passwort).toHaveValue('kurz ist die Seifenkiste');
  answers.on(authCalls.register, signedIn('anna'));
  takeOver(answers);
  await konto.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect.element(gehoert).toHaveFocus();
  await expect.element(konto).not.toBeInTheDocument();
  expect(storedSession().user).toMatchObject({ email: people.anna.email });
  expect(answers.sent(authCalls.register)).toMatchObject([
    {
      body: {
        ...{ email: 'mia.sommer@post.example', password: 'kurz ist die Seifenkiste' },
        ...{ vorname: 'Mia', nachname: 'Sommer' },
      },
    },
  ]);
});

test('an e-mail that has an account is signed in with its password, and the order belongs to it', async () => {
  const { answers } = await openBestellung(unbezahlt);
  const text = registerTexts.emailTaken;
  answers.on(authCalls.register, refusal(409, text, { fehler: [`email: ${text}`] }));
  await typeInto(passwort, 'Noch ein Fenster voller Seife');
  await userEvent.keyboard('{Enter}');
  await expect.element(konto.getByRole('heading')).toHaveTextContent('Sie haben schon ein Konto');
  await expectAccessible();
  await expect.element(passwort).toHaveFocus();
  await expect.element(passwort).toHaveValue('');

  answers.on(authCalls.login, refusal(401, 'E-Mail oder Passwort ist falsch.'));
  await userEvent.keyboard('das falsche{Enter}');
  await expect.element(konto.getByRole('alert')).toMatchTextContent('E-Mail oder Passwort ist falsch.');
  await expectAccessible();
  answers.on(authCalls.login, signedIn('anna'));
  takeOver(answers);
  await userEvent.keyboard('{End} und richtig');
  await konto.getByRole('button', { name: 'Anmelden und Bestellung übernehmen' }).click();
  await expect.element(gehoert).toBeVisible();
  await expect.element(konto).not.toBeInTheDocument();
});

test('a signed-in person adds the order to the account', async () => {
  const { answers } = await openBestellung(unbezahlt, { as: 'anna' });
  await expect.element(konto).toMatchTextContent(people.anna.email);
  takeOver(answers);
  await konto.getByRole('button', { name: 'Zu meinem Konto hinzufügen' }).click();
  await expect.element(gehoert).toHaveFocus();
  await expect.element(konto).not.toBeInTheDocument();
});

test('an order of an account is offered none', async () => {
  // Loaded before, so that an offer would be drawn at once.
  await import('./bestellung-konto.tsx');
  await openBestellung(makeBestellung({ hatKonto: true }));
  await expect.element(main.getByRole('button', { name: 'Bestellung stornieren' })).toBeVisible();
  await expect.element(part('Meine Daten')).toBeVisible();
  await expect.element(konto).not.toBeInTheDocument();
});
