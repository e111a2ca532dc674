import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { footer } from '../page-language.ts';

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
