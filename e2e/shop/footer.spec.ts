import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { footer } from '../page-language.ts';
import { failedCall } from '../portfolio-calls.ts';
import { seiten } from '#test/seiten.ts';

const laden = demoEinstellungen.laden;

const columns = {
  Shop: [
    ['Alle Produkte', '/products'],
    ['Warenkorb', '/cart'],
    ['Bestellung verfolgen', '/order-tracking'],
  ],
  Unternehmen: [
    ['Das sind wir', '/about'],
    ['Kontakt', '/contact'],
  ],
  Rechtliches: [
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['AGB', '/agb'],
  ],
} as const;

test('the footer has the columns Shop, Unternehmen and Rechtliches', { tag: ['@S10'] }, async ({ page }) => {
  await page.goto('/');
  for (const [title, links] of Object.entries(columns)) {
    const column = footer(page).getByRole('navigation', { name: title });
    await expect(column.getByRole('heading', { name: title })).toBeVisible();
    await expect(column.getByRole('link')).toHaveText(links.map(([name]) => name));
    for (const [name, path] of links) {
      await expect(column.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  }
});

test('every footer link leads to its page', { tag: ['@S10', '@phone'] }, async ({ page }) => {
  await openAlive(page, '/');
  for (const [title, links] of Object.entries(columns)) {
    for (const [name, path] of links) {
      await footer(page).getByRole('navigation', { name: title }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
    }
  }
});

test('the footer shows the contact data', { tag: ['@S10', '@phone'] }, async ({ page }) => {
  await page.goto('/agb');

  await expect(footer(page).getByRole('link', { name: laden.email })).toHaveAttribute(
    'href',
    `mailto:${laden.email}`,
  );
  await expect(footer(page).getByRole('link', { name: laden.telefon })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  await expect(footer(page).getByText('Deutschland', { exact: true })).toBeVisible();
  await expect(footer(page)).toContainText(`© 2025 ${laden.name}`);
  await expect(footer(page)).toContainText(/Handgefertigte Unikate für besondere Momente/);
});

test('the photo profile opens in a new tab without access to the shop', {
  tag: ['@S10', '@phone'],
}, async ({ page }) => {
  await page.goto('/');
  const profile = footer(page).getByRole('link', { name: laden.fotoProfil.name });

  await expect(profile).toHaveAttribute('href', laden.fotoProfil.url);
  await expect(profile).toHaveAttribute('target', '_blank');
  await expect(profile).toHaveAttribute('rel', /noopener/);
});

test.describe('the link to the withdrawal form', () => {
  test.use({ expectedErrors: [failedCall], javaScriptEnabled: false });

  test('stands in the footer of every page, seen at 320 and 360 px without opening anything', {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    const secret = 'x'.repeat(43);
    const paths = [
      ...seiten.map(({ path }) => path),
      ...['/admin/portfolio', '/konto/link', `/bestellung/${secret}`],
      ...['/products/gibt-es-nicht', '/rechtstexte/agb/99', `/widerruf/${secret}`],
    ];
    for (const path of paths) {
      await page.goto(path);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 });
        const link = footer(page).getByRole('link', { name: 'Vertrag widerrufen', exact: true });
        await expect(link, path).toHaveAttribute('href', '/widerruf');
        const { x, width: wide, height } = (await link.boundingBox()) ?? { x: -1, width: 0, height: 0 };
        expect(height, path).toBeGreaterThanOrEqual(44);
        expect(x >= 0 && x + wide <= width, path).toBe(true);
        // Outside the columns of the specification.
        await expect(footer(page).getByRole('navigation').getByRole('link', { name: 'Vertrag' })).toHaveCount(
          0,
        );
      }
    }
  });
});
