import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import { changeProdukt, korbOf, toast } from '../cart-calls.ts';
import { emptyText, expectSums, heading, line, menge, minus, plus, remove } from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { cartLink } from '../page-language.ts';
import { failedCall } from '../portfolio-calls.ts';

const notAvailable = 'Nicht mehr verfügbar';

/** Visible and marked, and removing is its only action. */
async function expectUnbuyable(page: Page, name: string): Promise<void> {
  const unbuyable = line(page, name);
  await expect(unbuyable.getByText(notAvailable, { exact: true })).toBeVisible();
  await expect(menge(unbuyable)).toHaveCount(0);
  await expect(plus(unbuyable)).toHaveCount(0);
  await expect(minus(unbuyable)).toHaveCount(0);
  await expect(unbuyable).not.toContainText('€');
  await expect(remove(unbuyable)).toBeEnabled();
}

for (const [what, change] of [
  ['inactive', { aktiv: 0 }],
  ['priceless', { preisCent: null }],
  ['free of charge', { preisCent: 0 }],
] as const) {
  test(`a product that became ${what} stays, is marked and counts in no sum`, {
    tag: ['@R7', '@S27', '@S28', '@phone'],
  }, async ({ page, db }) => {
    const { token } = await signIn(page, 'anna');
    await changeProdukt(db, 'Lavendeltraum', change);
    await openAlive(page, '/cart');

    await expectUnbuyable(page, 'Lavendeltraum');
    await expect(menge(line(page, 'Honigwabe'))).toHaveValue('1');
    await expect(heading(page)).toHaveText('Warenkorb (1)');
    await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
    await expectSums(page, ['8,50', '7,69', '16,19']);

    await remove(line(page, 'Lavendeltraum')).click();
    await expect(line(page, 'Lavendeltraum')).toHaveCount(0);
    expect((await korbOf(page.request, token).fetch()).items).toHaveLength(1);
  });
}

test('a deleted product stays with its name until it is removed', { tag: ['@R7', '@R9', '@phone'] }, async ({
  page,
  db,
}) => {
  await signIn(page, 'anna');
  await db.deleteFrom('produkt').where('name', '=', 'Honigwabe').execute();
  await openAlive(page, '/cart');

  await expectUnbuyable(page, 'Honigwabe');
  await expect(line(page, 'Honigwabe').getByRole('link')).toHaveCount(0);
  await expectSums(page, ['15,80', '7,69', '23,49']);
});

test('a cart with only unavailable products has sums of 0', { tag: ['@R7', '@S28', '@phone'] }, async ({
  page,
  db,
}) => {
  await signIn(page, 'ben');
  await changeProdukt(db, 'Minzmorgen', { aktiv: 0 });
  await openAlive(page, '/cart');

  await expectUnbuyable(page, 'Minzmorgen');
  await expect(heading(page)).toHaveText('Warenkorb (0)');
  await expectSums(page, ['0,00', '0,00', '0,00']);
  await remove(line(page, 'Minzmorgen')).click();
  await expect(emptyText(page)).toBeVisible();
});

test('a product that comes back can be bought again', { tag: ['@R7', '@phone'] }, async ({ page, db }) => {
  await signIn(page, 'anna');
  await changeProdukt(db, 'Lavendeltraum', { aktiv: 0 });
  await openAlive(page, '/cart');
  await expectUnbuyable(page, 'Lavendeltraum');
  await changeProdukt(db, 'Lavendeltraum', { aktiv: 1 });
  await openAlive(page, '/cart');

  await expect(menge(line(page, 'Lavendeltraum'))).toHaveValue('2');
  await expectSums(page, ['24,30', '7,69', '31,99']);
});

test.describe('while the cart is open', () => {
  test.use({ expectedErrors: [failedCall] });

  test('a product that becomes unavailable is marked at the next change', {
    tag: ['@R7', '@phone'],
  }, async ({ page, db }) => {
    await signIn(page, 'anna');
    await openAlive(page, '/cart');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
    await changeProdukt(db, 'Lavendeltraum', { aktiv: 0 });
    await plus(line(page, 'Lavendeltraum')).click();

    await expect(toast(page, 'Fehler beim Aktualisieren des Warenkorbs')).toBeVisible();
    await expectUnbuyable(page, 'Lavendeltraum');
    await expect(heading(page)).toHaveText('Warenkorb (1)');
    await expectSums(page, ['8,50', '7,69', '16,19']);
  });
});
