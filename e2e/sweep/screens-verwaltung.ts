import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { message } from '../pages/benutzer-page.ts';
import { card } from '../pages/page-language.ts';
import { neuesProdukt, unfold } from '../pages/portfolio-page.ts';
import { retype } from '../type-into.ts';
import { answered, dialogOf, inOrder, main, pressed, refused, says, titled } from './arrange.ts';
import type { Screen } from './screen.ts';

/** A screen of the back office of an announced shop, as its owner sees it. Nothing is written. */
export const admin = (name: string, path: string, ready: (page: Page) => Promise<void>): Screen => ({
  name,
  route: path.replace(/\?.*/, ''),
  path,
  who: 'admin',
  ready,
});
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

const langesWort = 'Donaudampfschifffahrtsgesellschaftskapitänsseifenduftmischungsprobe';

const portfolio: Screen[] = [
  admin('the products', '/admin/portfolio', async (page) => {
    await expect(card(page, 'Lavendeltraum')).toBeVisible();
    await unfold(page, 'Lavendeltraum');
  }),
  {
    ...admin('the products that do not load', '/admin/portfolio', says('Die Produkte konnten nicht geladen')),
    failing: /\/api\/admin\/portfolio/,
    before: refused('**/api/admin/portfolio', '**/api/admin/portfolio/stats'),
  },
  {
    ...admin('no products', '/admin/portfolio', titled(/^Portfolio/)),
    before: answered('**/api/admin/portfolio', []),
  },
  admin('a new product', '/admin/portfolio', pressed('Neues Produkt')),
  admin('a new product, sent empty', '/admin/portfolio', async (page) => {
    await pressed('Neues Produkt')(page);
    const form = neuesProdukt(page);
    for (const part of ['Produktseite im Shop', /^Verkauf/]) await form.getByText(part).first().click();
    await form.getByRole('button', { name: 'Erstellen', exact: true }).click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  }),
  admin('a product being changed', '/admin/portfolio', async (page) => {
    await card(page, 'Honigwabe').getByRole('button', { name: 'Bearbeiten: Honigwabe' }).click();
    await expect(dialogOf(page, 'Produkt bearbeiten')).toBeVisible();
  }),
  admin('the question before a product is deleted', '/admin/portfolio', async (page) => {
    await unfold(page, 'Goldstück');
    await card(page, 'Goldstück').getByRole('button', { name: 'Löschen: Goldstück', exact: true }).click();
    await expect(dialogOf(page)).toContainText('Goldstück');
  }),
  admin('the text of a picture', '/admin/portfolio', async (page) => {
    const name = 'Alternativtext bearbeiten: Galeriebild 2';
    await (await unfold(page, 'Honigwabe')).getByRole('button', { name }).click();
    await expect(dialogOf(page, 'Alternativtext bearbeiten')).toBeVisible();
  }),
  {
    ...admin('a product with the longest words', '/admin/portfolio', async (page) => {
      await card(page, langesWort)
        .getByRole('button', { name: `Bearbeiten: ${langesWort}` })
        .click();
      await expect(dialogOf(page, 'Produkt bearbeiten')).toBeVisible();
    }),
    meant: /^[^:]*: (torn: )?Donaudampf/,
    prepare: async (db) => {
      const { angaben } = await db
        .selectFrom('produkt')
        .select('angaben')
        .where('name', '=', 'Lavendeltraum')
        .executeTakeFirstOrThrow();
      const lang = { ...JSON.parse(angaben), seife: langesWort, aroma: langesWort, verpackung: langesWort };
      await db
        .updateTable('produkt')
        .set({ name: langesWort, angaben: JSON.stringify(lang) })
        .where('name', '=', 'Lavendeltraum')
        .execute();
      return '/admin/portfolio';
    },
  },
  admin('a product picked up by keys', '/admin/portfolio', async (page) => {
    await button(page, 'Honigwabe verschieben').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/aufgenommen/).first()).toBeAttached();
  }),
];

const benutzer: Screen[] = [
  admin('the people', '/admin/benutzer', says('Leonie Hartwig')),
  admin('no people found', '/admin/benutzer?search=niemandistso', says('Keine Benutzer gefunden')),
  {
    ...admin('the people who do not load', '/admin/benutzer', (page) =>
      expect(message(page, 'Fehler beim Laden der Benutzer')).toBeVisible(),
    ),
    failing: /\/api\/kunden/,
    before: refused('**/api/kunden**'),
  },
  admin('the details of a person', '/admin/benutzer?search=Oberl%C3%A4nder', async (page) => {
    await button(page, 'Details zu Franziska Oberländer').click();
    await says('Bevorzugter Kanal')(page);
  }),
  admin('a new person', '/admin/benutzer', async (page) => {
    await pressed('Neu')(page);
    await dialogOf(page).getByLabel('Passwort *').fill('1234567');
    await says('Das Passwort muss mindestens 8 Zeichen haben.')(page);
  }),
  admin('the password of a person', '/admin/benutzer', pressed('Leonie Hartwig: Passwort ändern')),
  admin('a person being corrected', '/admin/benutzer?search=Goldschmidt', async (page) => {
    await pressed(/^Miriam Goldschmidt.*bearbeiten$|bearbeiten: Miriam/)(page);
    const form = dialogOf(page);
    await form.getByText('wie die Rechnungsadresse').click();
    await form.getByLabel('Vorname *').fill('');
    await retype(form.getByLabel('PLZ').first(), '6031');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await says('Bitte geben Sie den Vornamen ein.')(page);
  }),
];

const berechnung: Screen[] = [
  admin('the calculation before a product is chosen', '/admin/warenberechnung', titled('Warenberechnung')),
  admin('the calculation of a product', '/admin/warenberechnung', inOrder(titled('Warenberechnung'), choose)),
  admin(
    'the calculation being changed',
    '/admin/warenberechnung',
    inOrder(titled('Warenberechnung'), choose, pressed('Bearbeiten', /Berechnung bearbeiten$/)),
  ),
  {
    ...admin('the calculation that does not load', '/admin/warenberechnung', (page) =>
      expect(button(page, 'Erneut versuchen').first()).toBeVisible(),
    ),
    failing: /\/api\/(warenberechnung|portfolio)/,
    before: refused('**/api/warenberechnung', '**/api/warenberechnung/**'),
  },
];

/** The selector is beside the calculation, on narrow screens behind a button. */
async function choose(page: Page): Promise<void> {
  await button(page, /^Produkt wählen/).click();
  await page
    .getByRole('link', { name: /^Honigwabe/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Honigwabe' })).toBeVisible();
}

const anfang: Screen[] = [
  {
    name: 'the six areas of an employee',
    route: '/admin/dashboard',
    who: 'werkstatt',
    tags: ['@A02'],
    ready: titled('Admin Dashboard'),
  },
];

export const verwaltungScreens = [...anfang, ...portfolio, ...benutzer, ...berechnung];
