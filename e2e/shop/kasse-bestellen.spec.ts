import type { Page } from '@playwright/test';
import { changeProdukt, failCalls } from '../cart-calls.ts';
import { expect, expectAccessible, goOffline, test } from '../fixtures.ts';
import { bestellen, feld, fillKorb, goToPruefen, openKasse, schritt, weiter } from '../kasse-page.ts';
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

  test('a changed price is shown, and nothing is ordered before it was seen', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await changeProdukt(db, 'Lavendeltraum', { preisCent: 999 });
    await bestellen(page).click();
    await expect(page.getByRole('alert')).toContainText(/Lavendeltraum: jetzt 9,99\s€ statt/);
    await expectAccessible(page);
    expect(await db.selectFrom('auftrag').select('id').execute()).toEqual([]);
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
  });

  test('after an order a guest has nothing in the cart, in the header too', { tag: '@phone' }, async ({
    page,
  }) => {
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    await expect(page.getByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeVisible();
  });

  test('a message belongs to its review: it does not come back later', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await changeProdukt(db, 'Lavendeltraum', { preisCent: 999 });
    await bestellen(page).click();
    await expect(page.getByText('Es wurde noch nichts bestellt.')).toBeVisible();
    await page.getByRole('button', { name: 'ändern (Versand und Zahlung)' }).click();
    await weiter(page).click();
    await expect(bestellen(page)).toBeVisible();
    await expect(page.getByText('Es wurde noch nichts bestellt.')).toHaveCount(0);
  });

  test('when fewer pieces are left, one tap takes those', { tag: '@phone' }, async ({ page, db }) => {
    await setVorrat(db, 'Lavendeltraum', 2);
    await bestellen(page).click();
    await page.getByRole('button', { name: 'Auf 2 verringern (Lavendeltraum)' }).click();
    await expect(schritt(page, pruefen).getByRole('heading').first()).toBeFocused();
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

test.describe('with refused orders', () => {
  test.use({ expectedErrors: [/status of 40[09]/] });

  test.beforeEach(async ({ page, db }) => {
    await openLaden(db);
    await fillKorb(page, 'Lavendeltraum', 1);
    await openKasse(page);
    await goToPruefen(page);
    await expect(bestellen(page)).toBeVisible();
  });

  test('a field the server refuses is opened, named and focused', { tag: '@phone' }, async ({ page }) => {
    await failCalls(page, '/checkout', { status: 400, fehler: ['rechnung.firma: Bitte kürzer.'] });
    await bestellen(page).click();
    const firma = feld(page, 'Firma');
    await expect(firma).toBeFocused();
    await expect(firma).toHaveAccessibleDescription('Bitte kürzer.');
  });

  test('what no field is about is said beside the button', { tag: '@phone' }, async ({ page }) => {
    await failCalls(page, '/checkout', { status: 400, fehler: ['stand: Bitte laden Sie die Seite neu.'] });
    await bestellen(page).click();
    await expect(page.getByRole('alert')).toHaveText('Bitte laden Sie die Seite neu.');
    await expect(bestellen(page)).toBeVisible();
  });

  test('an earlier order of other content is linked, and the next press orders anew', {
    tag: '@phone',
  }, async ({ page }) => {
    const bestellt = { nummer: 'B-26-K7M4Q', token: 'x'.repeat(43) };
    await page.route('**/api/checkout', (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'Schon bestellt.', data: bestellt } }),
    );
    const first = await idOfPress(page);
    await expect(page.getByRole('alert')).toContainText('B-26-K7M4Q');
    await expect(page.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
    expect(await idOfPress(page)).not.toBe(first);
  });
});

/** The id of the order that this press sends. */
async function idOfPress(page: Page): Promise<string> {
  const request = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/checkout'),
  );
  await bestellen(page).click();
  return (await request).postDataJSON().bestellId;
}

test.describe('when the answer to an order gets lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test.beforeEach(async ({ page, db }) => {
    await openLaden(db);
    await fillKorb(page, 'Lavendeltraum', 1);
    await openKasse(page);
    await goToPruefen(page);
    await expect(bestellen(page)).toBeVisible();
    // The server makes the order, and nothing of that reaches the page.
    await page.route(
      '**/api/checkout',
      async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await bestellen(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' })).toBeVisible();
    await page.unroute('**/api/checkout');
  });

  test('a reload finds the order', { tag: '@phone' }, async ({ page, db }) => {
    await page.reload();
    await expect(page).toHaveURL(/\/bestellung\/[\w-]{43}$/);
    expect(await db.selectFrom('auftrag').select('id').execute()).toHaveLength(1);
  });

  test('another step and back finds the order', { tag: '@phone' }, async ({ page, db }) => {
    await page.getByRole('button', { name: 'ändern (Versand und Zahlung)' }).click();
    await weiter(page).click();
    await expect(page).toHaveURL(/\/bestellung\/[\w-]{43}$/);
    expect(await db.selectFrom('auftrag').select('id').execute()).toHaveLength(1);
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
