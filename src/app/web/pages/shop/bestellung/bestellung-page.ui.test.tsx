import { expect, test } from 'vitest';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import {
  answerOf,
  bestellungPath,
  main,
  openBestellung,
  text,
  titel,
  unbezahlt,
} from '#test/ui/areas/bestellung.ts';
import { openPage } from '#test/ui/open-page.tsx';

test('a link that opens nothing says so, and what to do', async () => {
  await openBestellung(refusal(404, 'Das gibt es nicht.'));
  await expect.element(titel).toHaveTextContent('Diese Bestellung gibt es nicht');
  await expect.element(main.getByText(/melden Sie sich bitte bei uns/)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Zu unseren Seifen' })).toBeVisible();
});

test('without a connection the order can be loaded again', async () => {
  const { answers } = await openBestellung(lost);
  await expect.element(main.getByRole('alert')).toMatchTextContent(/konnte gerade nicht geladen werden/);
  answers.on(bestellungCalls.read, answerOf(unbezahlt));
  await main.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(titel).toMatchTextContent(text('Wir warten auf Ihre Überweisung'));
});

test('while it loads the page says so', async () => {
  let release = () => {};
  await openPage(bestellungPath, {
    answers: (answers) => {
      release = answers.hold(bestellungCalls.read, answerOf(unbezahlt));
    },
  });
  await expect.element(titel).toHaveTextContent('Ihre Bestellung');
  await expect.element(main.getByText('Lade Bestellung...')).toBeVisible();
  release();
  await expect.element(titel).toMatchTextContent(text('Wir warten auf Ihre Überweisung'));
});
