import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftraege.ts';
import { demoEinstellungen } from '../../demo/beispiel-laden.ts';
import { emailOf, signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { openLaden, pauseLaden } from '../offener-laden.ts';
import { failedCall } from '../portfolio-calls.ts';
import { retype, typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const feld = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name });
const ansehen = (page: Page): Locator => main(page).getByRole('button', { name: 'Bestellung ansehen' });
const open = (page: Page) => openAlive(page, '/order-tracking');

async function makeOrder(db: Db) {
  const { id } = await db.selectFrom('produkt').select('id').limit(1).executeTakeFirstOrThrow();
  return insertAuftrag(db, { posten: [{ produktId: id, menge: 1 }], nummer: 'B-26-K7M4Q' });
}

test('until the shop opens there is the heading alone', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  await expect(main(page).getByRole('heading')).toHaveText(['Bestellung verfolgen']);
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
});

test('a pause does not close the form', { tag: '@phone' }, async ({ page, db }) => {
  await pauseLaden(db, 'Wir sind im Urlaub.');
  await open(page);
  await expect(ansehen(page)).toBeVisible();
});

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

  test('what is missing or wrong is said beside its field, and goes with the key that mends it', {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page);
    const hand = new Hand(page);
    await hand.press(ansehen(page));
    await expect(feld(page, 'Bestellnummer')).toBeFocused();
    await expect(feld(page, 'Bestellnummer')).toHaveAccessibleDescription(
      'Bitte die Bestellnummer eingeben. Sie steht in der Bestellbestätigung.',
    );
    await expect(feld(page, 'E-Mail-Adresse')).toHaveAccessibleDescription(
      'Bitte die E-Mail-Adresse eingeben, mit der Sie bestellt haben.',
    );
    await page.keyboard.type('B-26-K7M4');
    await expect(feld(page, 'Bestellnummer')).toHaveAccessibleDescription(
      'Eine Bestellnummer sieht so aus: B-26-K7M4Q.',
    );
    await page.keyboard.type('Q');
    await expect(feld(page, 'Bestellnummer')).not.toHaveAttribute('aria-invalid');
  });

  test('who is signed in finds the own address in the form', { tag: '@phone' }, async ({ page }) => {
    await signIn(page, 'anna');
    await open(page);
    await expect(feld(page, 'E-Mail-Adresse')).toHaveValue(emailOf('anna'));
    await expect(main(page).getByRole('link', { name: 'Profil' })).toBeVisible();
  });

  test.describe('a pair that fits to nothing', () => {
    test.use({ expectedErrors: [failedCall] });
    test('is answered with what to look at, and how else to ask', { tag: '@phone' }, async ({ page, db }) => {
      await makeOrder(db);
      await open(page);
      await typeInto(feld(page, 'Bestellnummer'), 'B-26-K7M4Q');
      await typeInto(feld(page, 'E-Mail-Adresse'), 'andere@kundschaft.example');
      await new Hand(page).press(ansehen(page));
      const alert = main(page).getByRole('alert');
      await expect(alert).toContainText('haben wir keine Bestellung gefunden');
      await expect(alert).toContainText('mit einer anderen E-Mail-Adresse');
      await expect(alert.getByRole('link', { name: demoEinstellungen.laden.email })).toBeVisible();
      await expect(feld(page, 'Bestellnummer')).toHaveValue('B-26-K7M4Q');
      await retype(feld(page, 'E-Mail-Adresse'), 'erika@kundschaft.example');
      await expect(alert).toHaveCount(0);
      await new Hand(page).press(ansehen(page));
      await expect(main(page).getByText('Bestellung B-26-K7M4Q')).toBeVisible();
    });
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
