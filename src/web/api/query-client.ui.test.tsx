import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { produkt } from '#features/portfolio/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import { late, lost, type OtherAnswer, refusal } from '#test/ui/answers.ts';
import { answerSoaps, card, heading, main, toast } from '#test/ui/areas/cart.ts';
import { answerPages, header, linkIn } from '#test/ui/areas/layout.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { stopClock } from '#test/ui/stop-time.ts';

const now = new Date('2026-03-02T10:00:00').getTime();
const minutes = 60_000;

test('data stays fresh for 5 minutes', { tags: ['@S39'] }, async () => {
  stopClock(now);
  const { answers, router } = await openPage('/about', { answers: answerPages });
  // Late: the heading is looked for more than once before it is there.
  setTimeout(answers.hold(portfolioCalls.read, ok(made(produkt, { name: 'Lavendeltraum' }))), 500);
  const visit = async () => {
    await router.navigate('/products/id-lavendeltraum');
    await expect.element(heading()).toHaveTextContent('Lavendeltraum');
    await router.navigate('/about');
    await expect.element(heading()).toHaveTextContent('Das sind wir');
  };
  const calls = () => answers.sent(portfolioCalls.read);

  await visit();
  expect(calls()).toHaveLength(1);
  vi.setSystemTime(now + 4 * minutes);
  await visit();
  expect(calls()).toHaveLength(1);
  vi.setSystemTime(now + 5 * minutes);
  await visit();
  await expect.poll(calls).toHaveLength(2);
});

test('nothing is fetched again when the window gets the focus', { tags: ['@S39'] }, async () => {
  stopClock(now);
  const { answers } = await openPage('/products', { answers: answerSoaps });
  await expect.element(card('Lavendeltraum')).toBeVisible();
  vi.setSystemTime(now + 6 * minutes);
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await new Promise(requestAnimationFrame);
  expect(answers.sent(portfolioCalls.listWithPrices)).toHaveLength(1);
});

describe('when calls fail', () => {
  test.each<[string, OtherAnswer, string]>([
    ['of the server', refusal(500, 'Interna'), 'Serverfehler. Bitte versuchen Sie es später erneut.'],
    ['of the connection', lost, 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'],
    ['to answer in time', late, 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.'],
  ])(
    'after a failure %s a query is retried twice; a toast says it once',
    {
      tags: ['@S36', '@S37', '@S39'],
    },
    async (_, failure, words) => {
      const { answers } = await openPage('/about', {
        answers: (given) => {
          answerPages(given);
          given.on(portfolioCalls.listWithPrices, failure);
        },
      });
      await linkIn(header(), 'Produkte').click();
      await expect.element(main().getByRole('alert')).toMatchTextContent('Fehler beim Laden der Produkte');
      await expect.element(toast(words)).toBeVisible();
      expect(toast(words).elements()).toHaveLength(1);
      expect(answers.sent(portfolioCalls.listWithPrices)).toHaveLength(3);
      await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
    },
  );
});
