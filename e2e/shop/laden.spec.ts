import type { APIRequestContext, Page } from '@playwright/test';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { earlierTokenOf, signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { card, footer, header } from '../page-language.ts';
import { fetchProdukt } from '../portfolio-calls.ts';
import { senderOf } from '../send.ts';

const main = (page: Page) => page.getByRole('main');
const adminOf = (request: APIRequestContext) => senderOf(request, earlierTokenOf('admin'));

test('what an admin saves of the shop is on the next page', { tag: ['@S10', '@phone'] }, async ({
  page,
  request,
}) => {
  const send = adminOf(request);
  const laden = gruppeCallsOf('laden');
  await openAlive(page, '/contact');
  const { version, angaben } = (await send(laden.read)).data;
  const neu = {
    ...angaben,
    name: 'Seifenhof',
    telefon: '+49 30 23125 099',
    fotoProfil: { name: '', url: '' },
  };
  await send(laden.save, { body: { ...neu, version } });
  await page.reload();

  await expect(page).toHaveTitle('Kontakt | Seifenhof');
  await expect(header(page).getByRole('link', { name: 'Seifenhof' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: neu.telefon })).toHaveAttribute(
    'href',
    'tel:+493023125099',
  );
  await expect(footer(page)).toContainText('© 2025 Seifenhof');
  await expect(footer(page).getByRole('link', { name: demoEinstellungen.laden.fotoProfil.name })).toHaveCount(
    0,
  );
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: `Seifenhof – ${angaben.slogan}`, short_name: 'Seifenhof' });
});

test('without VAT every price says so', { tag: ['@R41', '@phone'] }, async ({ page, request }) => {
  const send = adminOf(request);
  const steuer = gruppeCallsOf('steuer');
  const { version, angaben } = (await send(steuer.read)).data;
  const modi = [{ ab: '2025-01-01', modus: 'kleinunternehmer' as const }];
  await send(steuer.save, { body: { ...angaben, modi, version } });
  await openAlive(page, '/products');

  await expect(card(page, 'Lavendeltraum')).toContainText(
    'Endpreis, keine Umsatzsteuer (§ 19 UStG) zzgl. Versand',
  );
  await expect(main(page)).not.toContainText('MwSt.');

  const { _id } = await fetchProdukt(request, 'Lavendeltraum');
  await signIn(page, 'anna');
  await openAlive(page, `/products/${_id}`);
  await expect(main(page)).toContainText('Endpreis, keine Umsatzsteuer (§ 19 UStG) zzgl. Versand');
  await expect(main(page)).not.toContainText('MwSt.');
  await openAlive(page, '/cart');
  await expect(main(page).getByText('Zwischensumme')).toBeVisible();
  await expect(main(page)).toContainText('* Endpreis, keine Umsatzsteuer (§ 19 UStG)');
  await expect(main(page)).not.toContainText('MwSt.');
});

test("'Das sind wir' loads its texts and keeps its place meanwhile", { tag: ['@S34', '@phone'] }, async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/laden/texte', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await openAlive(page, '/agb');
  await footer(page).getByRole('link', { name: 'Das sind wir' }).click();
  await asked.promise;
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Das sind wir');
  await expect(main(page).getByRole('heading', { name: 'Was uns wichtig ist' })).toHaveCount(0);
  answered.resolve();
  await expect(main(page).getByRole('heading', { name: 'Was uns wichtig ist' })).toBeVisible();
});

test('during a pause every page of the shop says when it is back', { tag: ['@R36', '@phone'] }, async ({
  page,
  db,
}) => {
  const angaben = { phase: 'pausiert', pauseText: 'Wir sind am Meer.', pauseBis: '2099-01-05' };
  const row = {
    gruppe: 'phase',
    version: 1,
    createdAt: '2026-11-23T00:00:00.000Z',
    von: 'Test',
    vonId: null,
  };
  await db
    .insertInto('einstellung')
    .values({ ...row, angaben: JSON.stringify(angaben) })
    .execute();
  await db
    .updateTable('katalog')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();

  for (const path of ['/', '/products', '/impressum']) {
    await openAlive(page, path);
    await expect(page.getByRole('complementary', { name: 'Hinweis' })).toHaveText(
      'Wir sind am Meer. Ab 5. Januar 2099 sind wir wieder da.',
    );
  }
  await expectAccessible(page);
  const rechtliches = footer(page).getByRole('navigation', { name: 'Rechtliches' });
  await expect(rechtliches.getByRole('link', { name: 'Versand und Zahlung' })).toBeVisible();

  await openAlive(page, '/products');
  await main(page).getByRole('link', { name: 'Versand', exact: true }).first().click();
  await expect(page).toHaveURL('/versand-und-zahlung');
  await expect(main(page).getByRole('heading', { name: 'Versandkosten' })).toBeVisible();
});

test.describe('in an empty shop', () => {
  test.use({ vorlage: 'leer' });

  test('the start page leads to the settings, and nothing that is unknown is shown', {
    tag: ['@R36', '@phone'],
  }, async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(page, '/');
      await expect(page).toHaveTitle('Willkommen | Unser Laden');
      await expect(main(page).getByRole('heading', { name: 'Hier entsteht ein Laden' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Laden einrichten' })).toHaveAttribute(
        'href',
        '/admin/einstellungen',
      );
      await expect(header(page).getByRole('link', { name: 'Unser Laden' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      for (const path of ['/', '/about', '/contact']) {
        await openAlive(page, path);
        for (const scheme of ['mailto:', 'tel:'])
          await expect(page.locator(`a[href="${scheme}"]`)).toHaveCount(0);
        await expect(footer(page).getByText('So erreichen Sie uns')).toHaveCount(0);
        await expectNoSidewaysScroll(page);
      }
    }
    await expect(main(page)).toContainText('Wie Sie uns erreichen, steht bald hier');
  });
});
