import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { demoEinstellungen } from '../../../demo/beispiel-laden.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';

const main = (page: Page) => page.getByRole('main');
const feld = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name });
const open = (page: Page) => openAlive(page, '/order-tracking');

async function makeOrder(db: Db) {
  const { id } = await db.selectFrom('produkt').select('id').limit(1).executeTakeFirstOrThrow();
  return insertAuftrag(db, { posten: [{ produktId: id, menge: 1 }], nummer: 'B-26-K7M4Q' });
}

test.describe('in an open shop', () => {
  test.beforeEach(async ({ db }) => openLaden(db));

  test('number and e-mail address lead to the order, and neither is in an address', {
    tag: '@phone',
  }, async ({ page, db }) => {
    const { token } = await makeOrder(db);
    const seen: string[] = [];
    page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`));
    const hand = new Hand(page);
    await open(page);
    await hand.type(feld(page, 'Bestellnummer'), 'b 26 k7m4q');
    await hand.type(feld(page, 'E-Mail-Adresse'), 'Erika@Kundschaft.example');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`/bestellung/${token}`);
    await expect(main(page).getByText('Bestellung B-26-K7M4Q')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/order-tracking');
    expect(seen.join('\n')).not.toMatch(/k7m4q|erika|kundschaft/i);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the page says how else to get to the order', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/order-tracking');
      await expect(main(page).getByText(/^Für die Suche braucht Ihr Browser JavaScript/)).toBeVisible();
      await expect(main(page).getByRole('link', { name: demoEinstellungen.laden.email })).toBeVisible();
      await expect(feld(page, 'Bestellnummer')).toBeHidden();
    });
  });
});
