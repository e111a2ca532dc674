import type { APIRequestContext, Page } from '@playwright/test';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { earlierTokenOf } from '../arrange/accounts.ts';
import { senderOf } from '../arrange/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { footer, header } from '../pages/page-language.ts';

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
