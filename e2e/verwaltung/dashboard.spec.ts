import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { footer, header } from '../page-language.ts';

const bereiche = [
  ['Portfolio-Verwaltung', '/admin/portfolio', /Bilder hochladen/],
  ['Rohstoffe', '/admin/rohstoffe', /Rohseifen, Duftöle und Verpackungen/],
  ['Bestellungen', '/admin/bestellungen', /Kundenbestellungen/],
  ['Lager', '/admin/lager', /Lagerbestand/],
  ['Benutzer', '/admin/benutzer', /Berechtigungen/],
  ['Warenberechnung', '/admin/warenberechnung', /Kostenberechnung für alle Portfolio-Produkte/],
] as const;

test('an employee opens the dashboard and finds its six areas', { tag: ['@A02', '@S02', '@R2'] }, async ({
  page,
}) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/admin');

  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard', exact: true })).toBeVisible();
  await expect(
    page.getByText('Willkommen im Verwaltungsbereich - wählen Sie einen Bereich aus:', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(bereiche.length);
  for (const [at, [name, path, text]] of bereiche.entries()) {
    const card = page.getByRole('article').nth(at);
    await expect(card.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(card.getByText(text)).toBeVisible();
    const open = card.getByRole('link', { name: 'Öffnen' });
    await expect(open).toHaveText(/^Öffnen/);
    await expect(open).toHaveAttribute('href', path);
  }
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
});

test('Öffnen leads to the area, from anywhere on its card', { tag: ['@A02'] }, async ({ page }) => {
  await signIn(page, 'werkstatt');
  await openAlive(page, '/admin/dashboard');
  const card = page.getByRole('article').filter({ hasText: 'Kundenbestellungen' });

  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/admin/bestellungen');
  await page.goBack();
  await card.getByRole('link', { name: 'Öffnen' }).press('Enter');
  await expect(page).toHaveURL('/admin/bestellungen');
});

test('an admin is sent on to the start page', { tag: ['@A02', '@R2', '@desktop'] }, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin');
  await expect(page).toHaveURL('/');
});
