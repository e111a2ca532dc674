import type { Locator, Page } from '@playwright/test';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { fetchProdukt } from '../portfolio-calls.ts';

const { laden } = demoEinstellungen;

const teil = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Produktsicherheit' }) });

/** The text of an entry by its name. */
const angabe = (page: Page, name: string): Locator =>
  teil(page)
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${name}") + dd`));

test('each product that can be bought names its maker, itself and its warnings, and none before the opening', {
  tag: '@phone',
}, async ({ page, db }) => {
  const { _id } = await fetchProdukt(page.request, 'Lavendeltraum');
  await openAlive(page, `/products/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lavendeltraum' })).toBeVisible();
  await expect(teil(page)).toHaveCount(0);

  await openLaden(db);
  await openAlive(page, `/products/${_id}`);
  const { strasse, hausnummer, plz, stadt, land } = laden.adresse;
  await expect(angabe(page, 'Hersteller')).toHaveText(
    [
      `${laden.name}, ${laden.inhaberin}`,
      `${strasse} ${hausnummer}`,
      `${plz} ${stadt}`,
      land,
      laden.email,
    ].join('\n'),
  );
  await expect(angabe(page, 'Produkt')).toHaveText(
    'Lavendeltraum: Lavendelseife mit Sheabutter, 100 g\nArtikelnummer: LAVENDELTRAUM-100',
  );
  await expect(angabe(page, 'Warnhinweise')).toContainText('Nicht in die Augen bringen.');
});
