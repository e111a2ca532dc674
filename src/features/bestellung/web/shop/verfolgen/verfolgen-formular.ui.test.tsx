import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { makeBestellung, token } from '#test/auftrag/beispiel-bestellung.ts';
import { refusal } from '#test/ui/answers.ts';
import { answerOf } from '#test/ui/areas/bestellung.ts';
import { fillSilently } from '#test/ui/fill-silently.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { bestellungCalls } from '../../../calls.ts';
import { verfolgenCalls } from '../../../verfolgen/verfolgen-calls.ts';

const main = page.getByRole('main');
const feld = (name: string): Locator => main.getByRole('textbox', { name });
const ansehen = main.getByRole('button', { name: 'Bestellung ansehen' });
const path = '/order-tracking';

test('until the shop opens there is the heading alone', { tags: ['@R29'] }, async () => {
  await openPage(path, { laden });
  await expect.element(main.getByRole('heading')).toHaveTextContent('Bestellung verfolgen');
  await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
});

test('a pause does not close the form', { tags: ['@R36'] }, async () => {
  const pause = { text: 'Wir sind im Urlaub.', bis: '' };
  await openPage(path, { laden: { ...offenerLaden, phase: 'pausiert', pause } });
  await expect.element(ansehen).toBeVisible();
});

test('what is missing or wrong is said beside its field, and goes with the key that mends it', async () => {
  const { answers } = await openPage(path, { laden: offenerLaden });
  const nummer = feld('Bestellnummer');
  await ansehen.click();
  await expect.element(nummer).toHaveFocus();
  await expect
    .element(nummer)
    .toHaveAccessibleDescription('Bitte die Bestellnummer eingeben. Sie steht in der Bestellbestätigung.');
  await expect
    .element(feld('E-Mail-Adresse'))
    .toHaveAccessibleDescription('Bitte die E-Mail-Adresse eingeben, mit der Sie bestellt haben.');
  await userEvent.keyboard('B-26-K7M4');
  await expect.element(nummer).toHaveAccessibleDescription('Eine Bestellnummer sieht so aus: B-26-K7M4Q.');
  await userEvent.keyboard('Q');
  await expect.element(nummer).not.toHaveAttribute('aria-invalid');
  expect(answers.sent(verfolgenCalls.verfolgen)).toEqual([]);
});

test('who is signed in finds the own address in the form', async () => {
  await openPage(path, { laden: offenerLaden, as: 'anna' });
  await expect.element(feld('E-Mail-Adresse')).toHaveValue(people.anna.email);
  await expect.element(main.getByRole('link', { name: 'Profil' })).toBeVisible();
});

test('a pair that fits to nothing is answered with what to look at, and how else to ask', async () => {
  const text = 'Unter diesen Angaben haben wir keine Bestellung gefunden.';
  const { answers, router } = await openPage(path, {
    laden: offenerLaden,
    answers: (given) => given.on(verfolgenCalls.verfolgen, refusal(404, text)),
  });
  await typeInto(feld('Bestellnummer'), 'B-26-K7M4Q');
  await typeInto(feld('E-Mail-Adresse'), 'andere@kundschaft.example');
  await ansehen.click();
  const alert = main.getByRole('alert');
  await expect.element(alert).toMatchTextContent('haben wir keine Bestellung gefunden');
  await expect.element(alert).toMatchTextContent('mit einer anderen E-Mail-Adresse');
  await expect.element(alert.getByRole('link', { name: offenerLaden.email })).toBeVisible();
  await expect.element(feld('Bestellnummer')).toHaveValue('B-26-K7M4Q');
  await retype(feld('E-Mail-Adresse'), 'mia.sommer@post.example');
  await expect.element(alert).not.toBeInTheDocument();
  answers.on(verfolgenCalls.verfolgen, ok({ token }));
  answers.on(bestellungCalls.read, answerOf(makeBestellung()));
  await ansehen.click();
  await expect.element(main.getByText('Bestellung B-26-K7M4Q')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/bestellung/${token}`);
  expect(answers.sent(verfolgenCalls.verfolgen).at(-1)).toMatchObject({
    query: {},
    body: { nummer: 'B-26-K7M4Q', email: 'mia.sommer@post.example' },
  });
});

test('what a password manager fills in without an event is sent, and a field that is emptied stays empty', async () => {
  const { answers } = await openPage(path, {
    laden: offenerLaden,
    answers: (given) => given.on(verfolgenCalls.verfolgen, refusal(404, 'Nichts gefunden.')),
  });
  fillSilently(feld('E-Mail-Adresse'), 'mia@post.example');
  await typeInto(feld('Bestellnummer'), 'B-26-K7M4Q');
  await expect.element(feld('E-Mail-Adresse')).toHaveValue('mia@post.example');
  fillSilently(feld('E-Mail-Adresse'), 'Mia <mia.sommer@post.example>');
  await ansehen.click();
  await expect
    .poll(() => answers.sent(verfolgenCalls.verfolgen).map(({ body }) => body))
    .toEqual([{ nummer: 'B-26-K7M4Q', email: 'mia.sommer@post.example' }]);
  await retype(feld('E-Mail-Adresse'), '');
  await expect.element(feld('E-Mail-Adresse')).toHaveValue('');
});
