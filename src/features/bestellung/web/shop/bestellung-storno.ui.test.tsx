import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { okWith } from '#shared/wire/envelope.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import {
  answerOf,
  main,
  ohneUeberweisung,
  openBestellung,
  storniert,
  titel,
  unbezahlt,
} from '#test/ui/areas/bestellung.ts';
import { bestellungCalls } from '../../calls.ts';
import { nummerText } from '../../nummer-text.ts';

const stornieren = main.getByRole('button', { name: 'Bestellung stornieren' });
const frage = page.getByRole('dialog', { name: /stornieren\?$/ });
const ja = frage.getByRole('button', { name: 'Ja, stornieren' });
const istStorniert = okWith('Die Bestellung ist storniert.', answerOf(storniert).data);

/** From now on the order can be cancelled, and is cancelled after that. */
function cancel(answers: Answers): void {
  answers.on(bestellungCalls.read, answerOf(unbezahlt)).on(bestellungCalls.stornieren, () => {
    answers.on(bestellungCalls.read, answerOf(storniert));
    return istStorniert;
  });
}

test('an order is cancelled after a question, by keyboard', async () => {
  const { answers } = await openBestellung(unbezahlt);
  await expect.element(stornieren).toBeVisible();
  (stornieren.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(frage).toMatchTextContent(new RegExp(`${nummerText('B-26-K7M4Q')} über 26,49\\s€`));
  await userEvent.keyboard('{Escape}');
  await expect.element(frage).not.toBeInTheDocument();
  await expect.element(stornieren).toHaveFocus();

  cancel(answers);
  await userEvent.keyboard('{Enter}');
  await expect.element(ja).toBeVisible();
  (ja.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(titel).toHaveTextContent('Storniert');
  await expect.element(main.getByRole('status').filter({ hasText: 'storniert' })).toHaveFocus();
  await expect.element(stornieren).not.toBeInTheDocument();
});

test('the question says what follows now, although the page is older than the money', async () => {
  const { answers } = await openBestellung(unbezahlt);
  await expect.element(titel).toMatchTextContent(/Wir warten/);
  const at = '2026-03-03T08:00:00.000Z';
  const ereignisse = [{ typ: 'zahlung' as const, at, text: 'Zahlung eingegangen: 26,49\u00a0€' }];
  answers.on(bestellungCalls.read, answerOf(ohneUeberweisung({ stand: 'bezahlt', ereignisse })));
  await stornieren.click();
  await expect.element(frage).toMatchTextContent('Sie bekommen Ihr Geld zurück');
  await expect.element(frage).not.toMatchTextContent('nichts bezahlen');
});

test('two quick taps cancel once', async () => {
  const { answers } = await openBestellung(unbezahlt);
  const release = answers.hold(bestellungCalls.stornieren, istStorniert);
  await stornieren.click();
  await ja.dblClick();
  await expect
    .element(main.getByRole('button', { name: 'Wird storniert …' }))
    .toHaveAttribute('aria-disabled', 'true');
  answers.on(bestellungCalls.read, answerOf(storniert));
  release();
  await expect.element(titel).toHaveTextContent('Storniert');
  expect(answers.sent(bestellungCalls.stornieren)).toHaveLength(1);
});

test('without a connection the order stays as it is and can be cancelled later', async () => {
  const { answers } = await openBestellung(unbezahlt);
  answers.on(bestellungCalls.stornieren, lost).on(bestellungCalls.read, lost);
  await stornieren.click();
  await ja.click();
  await expect.element(main.getByRole('alert')).toMatchTextContent(/Bitte/);
  await expect.element(stornieren).toBeEnabled();
  await expect.element(titel).toMatchTextContent(/Wir warten/);
  cancel(answers);
  await stornieren.click();
  await ja.click();
  await expect.element(titel).toHaveTextContent('Storniert');
});

test('a refusal is said in the words of the server, and the order shown as it is then', async () => {
  const { answers } = await openBestellung(unbezahlt);
  answers.on(bestellungCalls.stornieren, refusal(409, 'Die Bestellung ist schon gepackt.'));
  await stornieren.click();
  await ja.click();
  await expect.element(main.getByRole('alert')).toMatchTextContent('Die Bestellung ist schon gepackt.');
  await expect.poll(() => answers.sent(bestellungCalls.read).length).toBeGreaterThan(2);
});
