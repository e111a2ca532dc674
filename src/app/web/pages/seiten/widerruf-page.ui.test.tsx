import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cartCalls } from '#features/cart/calls.ts';
import type { Laden } from '#features/einstellung/laden/laden.ts';
import { profilCalls } from '#features/konto/calls.ts';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import { okList } from '#shared/wire/envelope.ts';
import { bare, late, lost, refusal } from '#test/ui/answers.ts';
import {
  alert,
  angaben,
  answerBeleg,
  bestaetigen,
  declared,
  erklaert,
  expectAngaben,
  expectBeleg,
  feld,
  idsOf,
  main,
  openWiderruf,
  typeAngaben,
} from '#test/ui/areas/widerruf.ts';
import { fillSilently } from '#test/ui/fill-silently.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';
import { typeInto } from '#test/ui/type-into.ts';

test('what is missing is named at the first press, the first field has the focus, and an odd address is only asked about', {
  tags: ['@R46'],
}, async () => {
  const { answers } = await openWiderruf();
  const belehrung = main.getByRole('link', { name: 'Widerrufsbelehrung' });
  await expect.element(belehrung).toHaveAttribute('href', '/widerrufsbelehrung');
  await bestaetigen.click();
  await expect.element(feld('Name')).toHaveFocus();
  for (const [name] of angaben) await expect.element(feld(name)).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('Ada Beispiel');
  await expect.element(feld('Name')).not.toHaveAttribute('aria-invalid');
  await typeInto(feld('Bestellung'), 'drei Seifen');
  await typeInto(feld('E-Mail'), 'ada@kundschaft');
  await feld('Stücke').click();
  await expect.element(feld('E-Mail')).toHaveAccessibleDescription(/Absenden können Sie trotzdem/);
  expect(answers.sent(widerrufCalls.erklaeren)).toEqual([]);
});

test('the whole way works by the keyboard, and two presses are one declaration', {
  tags: ['@R46'],
}, async () => {
  const opened = await openWiderruf();
  const release = opened.answers.hold(widerrufCalls.erklaeren, declared);
  await feld('Name').click();
  for (const [, text] of angaben) await userEvent.keyboard(`${text}{Tab}`);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Enter}');
  release();
  await expectBeleg(opened);
  expect(opened.answers.sent(widerrufCalls.erklaeren)).toMatchObject([
    { body: { name: 'Ada Beispiel', bestellung: 'drei Seifen am 2. Mai', email: 'ada@kundschaft.example' } },
  ]);
  await expect.element(erklaert('Ada Beispiel')).toBeVisible();
});

test.for<[string, Laden]>([
  ['an announced shop', laden],
  ['a pause', { ...offenerLaden, phase: 'pausiert', pause: { text: 'Wir sind im Urlaub.', bis: '' } }],
])('in %s there is the form too', { tags: ['@R46'] }, async ([, laden]) => {
  const opened = await openPage('/widerruf', { laden, answers: answerBeleg });
  await typeAngaben();
  await bestaetigen.click();
  await expectBeleg(opened);
});

test('a press whose answer was lost and a second one are one declaration', { tags: ['@R46'] }, async () => {
  const opened = await openWiderruf();
  opened.answers.on(widerrufCalls.erklaeren, lost);
  await typeAngaben();
  await bestaetigen.click();
  await expect.element(alert).toMatchTextContent('Es ist nichts verloren');
  await expectAngaben();
  answerBeleg(opened.answers);
  await bestaetigen.click();
  await expectBeleg(opened);
  const [first, second] = idsOf(opened);
  expect(first).toMatch(/^[\w-]{22,64}$/);
  expect(second).toBe(first);
});

test('an unusable answer and a failure of the server keep everything, and say how else to withdraw', {
  tags: ['@R46'],
}, async () => {
  const opened = await openWiderruf();
  await typeAngaben();
  for (const answer of [bare({}), bare('ok'), bare('', 503), late]) {
    opened.answers.on(widerrufCalls.erklaeren, answer);
    await bestaetigen.click();
    await expect.element(alert).toMatchTextContent('noch einmal');
    await expect
      .element(alert.getByRole('link').first())
      .toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await expectAngaben();
    await expect.element(bestaetigen).not.toHaveAttribute('aria-disabled', 'true');
  }
  opened.answers.on(widerrufCalls.erklaeren, lost);
  await bestaetigen.click();
  await expect.element(alert).toMatchTextContent('Die Verbindung ist abgebrochen.');
  answerBeleg(opened.answers);
  await bestaetigen.click();
  await expectBeleg(opened);
  expect(new Set(idsOf(opened)).size).toBe(1);
});

test('nobody has to sign in', { tags: ['@R46'] }, async () => {
  const opened = await openPage('/widerruf', {
    as: 'anna',
    laden: offenerLaden,
    answers: (answers) => {
      answerBeleg(answers);
      answers.on(cartCalls.read, refusal(401, 'Bitte melden Sie sich an.'));
      answers.on(profilCalls.bestellungen, refusal(401, 'Bitte melden Sie sich an.'));
    },
  });
  await expect.element(page.getByText('Sitzung abgelaufen.')).toBeVisible();
  await expect.element(feld('Name')).toHaveValue(people.anna.name);
  expect(opened.router.state.location.pathname).toBe('/widerruf');
  await typeInto(feld('Bestellung'), 'zwei Seifen');
  await bestaetigen.click();
  await expectBeleg(opened);
});

test('own orders that cannot be had leave the plain form', async () => {
  await openPage('/widerruf', {
    as: 'anna',
    answers: (answers) => answers.on(profilCalls.bestellungen, okList([])),
  });
  await expect.element(feld('Name')).toHaveValue(people.anna.name);
  await expect.element(main.getByRole('combobox')).not.toBeInTheDocument();
});

test('what a password manager fills in without an event is declared, and a field that is emptied stays empty', async () => {
  const opened = await openWiderruf();
  fillSilently(feld('Name'), 'Ada Beispiel');
  await typeInto(feld('Bestellung'), 'zwei Seifen');
  await userEvent.fill(feld('Bestellung'), '');
  await expect.element(feld('Bestellung')).toHaveValue('');
  await typeInto(feld('Bestellung'), 'drei Seifen');
  await expect.element(feld('Name')).toHaveValue('Ada Beispiel');
  fillSilently(feld('E-Mail'), 'ada@kundschaft.example');
  await bestaetigen.click();
  await expectBeleg(opened);
  expect(opened.answers.sent(widerrufCalls.erklaeren)).toMatchObject([
    { body: { name: 'Ada Beispiel', bestellung: 'drei Seifen', email: 'ada@kundschaft.example' } },
  ]);
});
