import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leereTexte } from '#features/einstellung/gruppen/texte-angaben.ts';
import { answerSoaps, soap } from '#test/ui/areas/cart.ts';
import { answerPages } from '#test/ui/areas/layout.ts';
import { laden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

const main = page.getByRole('main');

test('the start page welcomes and leads to the products', { tags: ['@S12'] }, async () => {
  const { router } = await openPage('/', { answers: answerPages });
  const heading = page.getByRole('heading', { level: 1, name: `Willkommen bei ${laden.name}` });
  await expect.element(heading).toBeVisible();
  await page
    .getByRole('region', { name: /^Willkommen/ })
    .getByRole('link')
    .click();
  await expect.poll(() => router.state.location.pathname).toBe('/products');
});

test.each([
  ['Jetzt shoppen', '/products'],
  ['Über uns', '/about'],
])("'%s' leads to %s", { tags: ['@S12'] }, async (name, path) => {
  const { router } = await openPage('/', { answers: answerPages });
  await main.getByRole('link', { name, exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe(path);
});

test('three feature cards describe the workshop', { tags: ['@S12'] }, async () => {
  await openPage('/', { answers: answerPages, laden: { ...laden, merkmale: leereTexte.merkmale } });
  for (const text of [/natürlich.*nachhaltig/i, /mit liebe.*handgemacht/i, /schneller versand/i]) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text }) });
    await expect.element(card).toBeVisible();
  }
});

test('the start page shows the first four products, each leading to its page', async () => {
  const names = ['Lavendeltraum', 'Honigwabe', 'Minzmorgen', 'Nachtjasmin', 'Salbei'];
  const { router } = await openPage('/', {
    answers: (answers) =>
      answerSoaps(
        answers,
        names.map((name) => soap(name)),
      ),
  });
  const strip = main.getByRole('link').filter({ has: page.getByRole('heading') });
  await expect.element(strip.first()).toBeVisible();
  expect(strip.elements().map((link) => link.querySelector('h3')?.textContent)).toEqual(names.slice(0, 4));
  await strip.first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/products/id-lavendeltraum');
});
