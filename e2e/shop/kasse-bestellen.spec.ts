import { changeProdukt } from '../cart-calls.ts';
import { expect, expectAccessible, goOffline, test } from '../fixtures.ts';
import { bestellen, fillKorb, goToPruefen, openKasse, schritt, weiter } from '../kasse-page.ts';
import { openLaden, pauseLaden, setVorrat } from '../offener-laden.ts';

const pruefen = '3 Prüfen';

test.describe('with an order under review', () => {
  // A refused order is an answer, which the browser logs.
  test.use({ expectedErrors: [/status of 409/] });

  test.beforeEach(async ({ page, db }) => {
    await openLaden(db);
    await fillKorb(page, 'Lavendeltraum', 3);
    await openKasse(page);
    await goToPruefen(page);
    await expect(bestellen(page)).toBeVisible();
  });

  test('two presses are one order', { tag: '@phone' }, async ({ page, db }) => {
    await bestellen(page).dblclick();
    await expect(page).toHaveURL(/\/bestellung\//);
    expect(await db.selectFrom('auftrag').select('id').execute()).toHaveLength(1);
  });

  test('Back leads to the step before, without loss', { tag: '@phone' }, async ({ page }) => {
    await page.goBack();
    await expect(weiter(page)).toHaveText('Weiter zum Prüfen');
    await weiter(page).click();
    await expect(schritt(page, pruefen)).toContainText('ada@beispiel.de');
  });

  test('a changed price is shown, and nothing is ordered before it was seen', async ({ page, db }) => {
    await changeProdukt(db, 'Lavendeltraum', { preisCent: 999 });
    await bestellen(page).click();
    await expect(page.getByRole('alert')).toContainText(/Lavendeltraum: jetzt 9,99\s€ statt/);
    await expectAccessible(page);
    expect(await db.selectFrom('auftrag').select('id').execute()).toEqual([]);
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
  });

  test('when fewer pieces are left, one tap takes those', async ({ page, db }) => {
    await setVorrat(db, 'Lavendeltraum', 2);
    await bestellen(page).click();
    await page.getByRole('button', { name: 'Auf 2 verringern (Lavendeltraum)' }).click();
    await expect(schritt(page, pruefen)).toContainText('2 ×');
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
  });

  test('a second tab says that the cart was ordered, and links to the order', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    const second = await context.newPage();
    await openKasse(second);
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    await expect(second.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the same button orders once the connection is back', { tag: '@phone' }, async ({ page, db }) => {
    await openLaden(db);
    await fillKorb(page, 'Lavendeltraum', 1);
    await openKasse(page);
    await goToPruefen(page);
    await expect(bestellen(page)).toBeVisible();
    await goOffline(page);
    await bestellen(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' })).toBeVisible();
    await page.context().setOffline(false);
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
  });
});

test('a pause closes the checkout and leads back to the cart', { tag: '@phone' }, async ({ page, db }) => {
  await openLaden(db);
  await pauseLaden(db, 'Wir sind im Urlaub.');
  await openKasse(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Wir sind im Urlaub.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Zurück zum Warenkorb' })).toBeVisible();
});
