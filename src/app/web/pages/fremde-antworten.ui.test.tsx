import { expect, test } from 'vitest';
import { cartCalls } from '#features/cart/calls.ts';
import { ladenCalls } from '#features/einstellung/calls.ts';
import { gewaehrleistungCalls } from '#features/gewaehrleistung/calls.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { rechtstextCalls } from '#features/rechtstexte/calls.ts';
import { bare } from '#test/ui/answers.ts';
import { answerSoaps, card, emptyText, euro, heading, main } from '#test/ui/areas/cart.ts';
import { answerPages, header, linkIn } from '#test/ui/areas/layout.ts';
import { offenerLaden as laden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

/** Minimal answers of another server that follows the specification: its named fields and nothing else. */
const knapp = {
  ...{ _id: 'knapp', name: 'Knappe Seife', seife: 'Sheabutter', gramm: 100, aroma: 'Minze' },
  ...{ seifenform: 'rund', preis: 5 },
};

const details = (name: string) => card(name).getByRole('link', { name: /^Details/ });
const produkte = linkIn(header(), 'Produkte');

test.each([
  ['in the envelope', { success: true, data: [knapp] }],
  ['as a bare list', [knapp]],
  ['with null for what is missing', { data: [{ ...knapp, bilder: null, beschreibung: null }, null] }],
])('products without pictures and texts are shown: %s', { tags: ['@S41', '@S16'] }, async (_, json) => {
  await openPage('/about', {
    answers: (answers) => {
      answerPages(answers);
      answers.on(portfolioCalls.listWithPrices, bare(json));
    },
  });
  await produkte.click();
  await expect.element(card('Knappe Seife')).toBeVisible();
  await expect.element(card('Knappe Seife').getByText('Kein Bild')).toBeVisible();
  await details('Knappe Seife').click();
  await expect.element(heading()).toHaveTextContent('Knappe Seife');
  await expect.element(main().getByText(euro('5,00'))).toBeVisible();
  await expect.element(main().getByText('Kein Bild')).toBeVisible();
});

test.each([{ success: true, data: null }, { success: true }, null])(
  '%j: a list is empty, a product missing, a cart empty',
  { tags: ['@S41'] },
  async (json) => {
    const { router } = await openPage('/about', {
      as: 'anna',
      answers: (answers) => {
        answerPages(answers);
        const { read, listWithPrices } = portfolioCalls;
        for (const call of [read, listWithPrices, cartCalls.read]) answers.on(call, bare(json));
      },
    });
    await produkte.click();
    await expect.element(main().getByText('Keine Produkte verfügbar', { exact: true })).toBeVisible();
    await router.navigate('/products/irgendeins');
    await expect.element(main().getByRole('alert')).toHaveTextContent('Produkt nicht gefunden');
    await router.navigate('/cart');
    await expect.element(emptyText()).toBeVisible();
  },
);

test.each([{}, null, { bloecke: [null, { kind: 'list', items: [null] }], hinweis: { bilder: [null] } }])(
  '%j: the shop has its pages without its settings, legal texts and notice',
  {
    tags: ['@S41', '@R36'],
  },
  async (data) => {
    const { router, answers } = await openPage('/contact', {
      laden,
      answers: (given) => {
        answerSoaps(given);
        const calls = [
          ladenCalls.read,
          ladenCalls.readTexte,
          rechtstextCalls.read,
          gewaehrleistungCalls.read,
        ];
        for (const call of calls) given.on(call, bare({ success: true, data }));
      },
    });
    for (const path of ['/agb', '/impressum', '/about', '/products']) {
      await router.navigate(path);
      await expect.element(heading()).toBeVisible();
      expect(router.state.location.pathname).toBe(path);
    }
    await card('Lavendeltraum').getByRole('link', { name: 'Lavendeltraum', exact: true }).click();
    await expect.element(heading()).toHaveTextContent('Lavendeltraum');
    await expect.element(main().getByText('inkl. MwSt. zzgl. Versand')).toBeVisible();
    await expect.poll(() => answers.sent(gewaehrleistungCalls.read)).toHaveLength(1);
    await expect.element(heading()).toHaveTextContent('Lavendeltraum');
  },
);
