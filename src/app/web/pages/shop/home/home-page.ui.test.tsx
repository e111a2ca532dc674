import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerSoaps, soap } from '#test/ui/areas/cart.ts';
import { answerPages } from '#test/ui/areas/layout.ts';
import { laden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { demoEinstellungen } from '../../../../../../demo/beispiel-laden.ts';

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
  await openPage('/', {
    answers: answerPages,
    laden: { ...laden, merkmale: demoEinstellungen.texte.merkmale },
  });
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

test('a new shop has no cards and no picture, and its section is not there', async () => {
  await openPage('/', { answers: answerPages });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Wofür wir stehen' })).not.toBeInTheDocument();
  expect(document.querySelector('main picture')).toBeNull();
});

test('the owner’s picture stands in the welcome, cut for phones and for wider screens', async () => {
  const bild = {
    quer: { url: `/api/uploads/${'a'.repeat(32)}-800.webp`, breite: 1600, hoehe: 900 },
    hoch: { url: `/api/uploads/${'b'.repeat(32)}-800.webp`, breite: 864, hoehe: 1080 },
    altText: 'Unser Hof im Mai',
  };
  await openPage('/', { answers: answerPages, laden: { ...laden, bild } });
  const img = page.getByRole('img', { name: 'Unser Hof im Mai' });
  await expect.element(img).toHaveAttribute('fetchpriority', 'high');
  const sources = [...(img.element().parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ media, type, srcset }) => [media, type, srcset.slice(13, 45)])).toEqual([
    ['(max-width: 599.98px)', 'image/avif', 'b'.repeat(32)],
    ['(max-width: 599.98px)', 'image/webp', 'b'.repeat(32)],
    ['', 'image/avif', 'a'.repeat(32)],
    ['', 'image/webp', 'a'.repeat(32)],
  ]);
});
