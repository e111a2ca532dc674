import type { Page } from '@playwright/test';
import { seiten } from '#test/seiten.ts';
import { demoPassword, emailOf } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { bestelle, openWerkstatt } from '../../arrange/werkstatt.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { bestellen, goToPruefen, openKasse } from '../../pages/kasse-page.ts';
import { openLager } from '../../pages/lager-page.ts';
import { signOut } from '../../pages/page-language.ts';
import { field, openBearbeiten } from '../../pages/portfolio-page.ts';
import { keysFor, SpeicherWache } from '../../speicher-wache.ts';
import { retype, typeInto } from '../../type-into.ts';

const main = (page: Page) => page.getByRole('main');

async function signInByForm(page: Page): Promise<void> {
  await openAlive(page, '/login');
  await typeInto(page.getByLabel('E-Mail'), emailOf('anna'));
  await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/login');
}

test.describe('in the shop', () => {
  test.use({ hasConsent: false });

  test('a browser keeps exactly what the privacy notice names for shoppers, and no other server is asked', {
    tag: '@phone',
  }, async ({ page, db, shop }) => {
    test.slow();
    const wache = await SpeicherWache.begin(page, shop.url);
    const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
    await wache.visit('/');
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    await wache.visit('/products');
    await wache.visit(`/products/${_id}`);
    await signInByForm(page);
    await wache.visit('/cart');
    await signOut(page);
    await wache.look();

    await openLaden(db);
    await wache.visit(`/products/${_id}`);
    await main(page).getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
    for (const { path } of seiten) await wache.visit(path);
    for (const path of ['/passwort-vergessen', '/konto/link', '/widerruf', '/rechtstexte/agb/1'])
      await wache.visit(path);
    await openAlive(page, '/contact');
    await typeInto(main(page).getByRole('textbox', { name: 'Ihre Nachricht' }), 'Guten Tag');
    await openAlive(page, '/widerruf');
    await typeInto(main(page).getByRole('textbox', { name: 'Bestellung' }), 'B-26-K7M4Q');
    await openKasse(page);
    await goToPruefen(page);
    await wache.look();
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    await wache.look();
    await signInByForm(page);
    await wache.visit('/profile');

    expect(await wache.seen()).toEqual(keysFor('alle', 'einkauf'));
  });
});

test.describe('in the back office', () => {
  test.use({ expectedErrors: [/401/] });

  test('a browser keeps what the privacy notice names for those who work there, and no other server is asked', {
    tag: '@desktop',
  }, async ({ page, db, shop }) => {
    test.slow();
    await openWerkstatt(db);
    const { id } = await bestelle(db);
    const wache = await SpeicherWache.begin(page, shop.url);
    await openLager(page, 'duftoele');
    await page.getByRole('button', { name: 'Regal zählen' }).click();
    await typeInto(page.getByLabel('Lavendel: gezählt'), '450');
    await wache.look();
    await wache.visit('/admin/packen');
    await main(page).getByRole('checkbox').first().click();
    await wache.visit('/admin/markt');
    await page.getByText('Abends: verkauft').click();
    await typeInto(page.getByRole('textbox', { name: /: Verkauft$/ }).first(), '1');
    for (const name of ['dashboard', 'rohstoffe', 'inventory', 'benutzer', 'warenberechnung', 'post'])
      await wache.visit(`/admin/${name}`);
    for (const name of [
      'zahlungen',
      'einstellungen',
      'bestellungen',
      'bestellungen/neu',
      `bestellungen/${id}`,
    ])
      await wache.visit(`/admin/${name}`);
    await wache.visit('/admin/portfolio');
    const form = await openBearbeiten(page, 'Minzglas');
    await retype(field(form, 'Zusatz'), 'Meersalz');
    await db.deleteFrom('session').execute();
    await form.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(page).toHaveURL('/login');
    await wache.look();

    const seen = await wache.seen();
    expect(seen).toEqual(expect.arrayContaining(keysFor('verwaltung')));
    expect(keysFor('alle', 'einkauf', 'verwaltung')).toEqual(expect.arrayContaining(seen));
  });
});
