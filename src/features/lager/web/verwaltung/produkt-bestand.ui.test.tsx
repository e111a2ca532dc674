import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { portfolioStats, produkt, verwaltetesProdukt } from '#features/portfolio/contract.ts';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { answerStock, artikelOf } from '#test/ui/areas/lager.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const namen = ['Minzglas', 'Lavendeltraum'];
const cardOf = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the portfolio shows how many finished pieces there are', async () => {
  await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => {
      const data = namen.map((name) => made(verwaltetesProdukt, { _id: name, name }));
      answers.on(verwaltungCalls.list, { ...okList(data), message: '' });
      answers.on(verwaltungCalls.stats, ok(made(portfolioStats)));
      answerStock(answers, [
        artikelOf('produkt', 'Minzglas', { menge: 3 }),
        artikelOf('produkt', 'Lavendeltraum', { menge: 21 }),
      ]);
    },
  });
  await expect.element(cardOf('Minzglas').getByText('3 Stück im Lager')).toBeVisible();
  await expect.element(cardOf('Lavendeltraum').getByText('21 Stück im Lager')).toBeVisible();
});

test('shoppers see nothing of it, and their page does not ask for it', async () => {
  await openPage('/products', {
    as: 'admin',
    answers: (answers) =>
      answers.on(
        portfolioCalls.listWithPrices,
        okList(namen.map((name) => made(produkt, { _id: name, name }))),
      ),
  });
  await expect.element(cardOf('Minzglas')).toBeVisible();
  await expect.element(page.getByText(/im Lager/)).not.toBeInTheDocument();
});
