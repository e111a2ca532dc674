import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { failCalls, toast } from '../cart-calls.ts';
import { emptyText, euro, expectSums, heading, leeren, line, menge, plus, question } from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, cartLink, chooseInMenu, goWithin } from '../page-language.ts';
import { failedCall, watchCalls } from '../portfolio-calls.ts';

/** Minimal answers of another server that follows the specification: its named fields and nothing else. */
const knapp = {
  _id: 'knapp',
  name: 'Knappe Seife',
  seife: 'Sheabutter',
  gramm: 100,
  aroma: 'Minze',
  seifenform: 'rund',
  preis: 5,
};
const zeile = {
  produktId: 'knapp',
  name: 'Knappe Seife',
  preis: 5,
  menge: 2,
  bild: '',
  gramm: 100,
  seife: 'Sheabutter',
};

const main = (page: Page) => page.getByRole('main');
const answer = (page: Page, path: string, json: unknown) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ json }));

for (const [what, json] of [
  ['in the envelope', { success: true, data: [knapp] }],
  ['as a bare list', [knapp]],
  ['with null for what is missing', { data: [{ ...knapp, bilder: null, beschreibung: null }, null] }],
] as const) {
  test(`products without pictures and texts are shown: ${what}`, { tag: ['@S41', '@S16', '@phone'] }, async ({
    page,
  }) => {
    await answer(page, '/portfolio/with-prices', json);
    await openAlive(page, '/about');
    await chooseInMenu(page, 'Produkte');

    await expect(card(page, 'Knappe Seife')).toBeVisible();
    await expect(card(page, 'Knappe Seife').getByText('Kein Bild')).toBeVisible();
    await card(page, 'Knappe Seife')
      .getByRole('link', { name: /^Details/ })
      .click();
    await expect(heading(page)).toHaveText('Knappe Seife');
    await expect(main(page).getByText(euro('5,00'))).toBeVisible();
  });
}

for (const json of [{ success: true, data: null }, { success: true }, null]) {
  const what = JSON.stringify(json);
  test(`${what}: a list is empty, a product missing, a cart empty`, { tag: ['@S41', '@phone'] }, async ({
    page,
  }) => {
    await signIn(page, 'anna');
    await answer(page, '/portfolio/**', json);
    await answer(page, '/cart', json);
    await openAlive(page, '/about');
    await chooseInMenu(page, 'Produkte');
    await expect(main(page).getByText('Keine Produkte verfügbar', { exact: true })).toBeVisible();

    await goWithin(page, '/products/irgendeins');
    await expect(main(page).getByRole('alert')).toHaveText('Produkt nicht gefunden');
    await goWithin(page, '/cart');
    await expect(emptyText(page)).toBeVisible();
  });
}

for (const data of [
  {},
  null,
  { bloecke: [null, { kind: 'list', items: [null] }], hinweis: { bilder: [null] } },
]) {
  const what = JSON.stringify(data);
  test(`${what}: the shop has its pages without its settings, legal texts and notice`, {
    tag: ['@S41', '@R36', '@phone'],
  }, async ({ page }) => {
    for (const path of ['/laden', '/laden/texte', '/rechtstexte/**', '/gewaehrleistung'])
      await answer(page, path, { success: true, data });
    await openAlive(page, '/contact');
    for (const path of ['/agb', '/impressum', '/about', '/products']) {
      await goWithin(page, path);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeVisible();
    }
    await card(page, 'Lavendeltraum')
      .getByRole('link', { name: /^Details/ })
      .click();
    await expect(heading(page)).toHaveText('Lavendeltraum');
    await expect(main(page).getByText('inkl. MwSt. zzgl. Versand')).toBeVisible();
  });
}

test('cart lines with just the seven fields count and can be bought', {
  tag: ['@S41', '@S27', '@phone'],
}, async ({ page }) => {
  await signIn(page, 'anna');
  await answer(page, '/cart', { data: { items: [zeile] } });
  await answer(page, '/cart/update', { data: { items: [{ ...zeile, menge: 3 }] } });
  await openAlive(page, '/cart');

  await expect(cartLink(page)).toHaveAccessibleName(/\b2\b/);
  await expect(heading(page)).toHaveText('Warenkorb (2)');
  await expectSums(page, ['10,00', '7,69', '17,69']);
  await plus(line(page, 'Knappe Seife')).click();
  await expect(menge(line(page, 'Knappe Seife'))).toHaveValue('3');
  await expectSums(page, ['15,00', '7,69', '22,69']);
});

for (const [what, reply] of [
  ['204', { status: 204 }],
  ['a text', { status: 200, contentType: 'text/plain', body: 'geleert' }],
] as const) {
  test(`emptying the cart succeeds whatever the answer contains: ${what}`, {
    tag: ['@S30', '@S41', '@phone'],
  }, async ({ page }) => {
    await signIn(page, 'anna');
    await page.route('**/api/cart/clear', (route) => route.fulfill(reply));
    await openAlive(page, '/cart');
    await leeren(page).click();
    await question(page).getByRole('button', { name: /^Ja/ }).click();

    await expect(emptyText(page)).toBeVisible();
    await expect(toast(page, 'Fehler beim Leeren des Warenkorbs')).toHaveCount(0);
  });
}

test('without a token the cart is emptied locally, without a call', { tag: ['@S29', '@phone'] }, async ({
  page,
}) => {
  await signIn(page, 'anna');
  await openAlive(page, '/cart');
  const calls = watchCalls(page, '/cart/clear');
  await leeren(page).click();
  await page.evaluate(() => localStorage.removeItem('token'));
  await question(page).getByRole('button', { name: /^Ja/ }).click();

  await expect(line(page, 'Lavendeltraum')).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
  expect(calls).toHaveLength(0);
});

test.describe('a refusal whose message is no text', () => {
  test.use({ expectedErrors: [failedCall] });

  test("reads 'Ein Fehler ist aufgetreten.'", { tag: ['@S37', '@phone'] }, async ({ page }) => {
    await signIn(page, 'anna');
    await failCalls(page, '/cart/update', { status: 418, message: { de: 'Nein' } as unknown as string });
    await openAlive(page, '/cart');
    await plus(line(page, 'Lavendeltraum')).click();

    await expect(toast(page, 'Ein Fehler ist aufgetreten.')).toBeVisible();
    await expect(menge(line(page, 'Lavendeltraum'))).toHaveValue('2');
  });
});
