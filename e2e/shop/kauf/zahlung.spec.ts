import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { openLaden, payOnline } from '../../arrange/offener-laden.ts';
import { expect, goOffline, openAlive, test, untilAlive } from '../../fixtures.ts';
import { bestellen, fillKorb, openKasse, schritt, typeAdresse, weiter } from '../../pages/kasse-page.ts';

const main = (page: Page) => page.getByRole('main');
const titel = (page: Page) => main(page).getByRole('heading', { level: 1 });
const knopf = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const zahlen = (page: Page) => main(page).getByRole('button', { name: 'Zahlen', exact: true });
const jetzt = (page: Page) => knopf(page, /^Jetzt bezahlen/);

// The example workshop has a payment provider of its own.
test.use({ shopEnv: { DEMO: '1' } });

/** A guest orders a soap that is paid online, and comes to the provider of the example workshop. */
async function bestelleOnline(page: Page, db: Db): Promise<void> {
  await openLaden(db);
  await payOnline(db);
  await fillKorb(page, 'Lavendeltraum', 1);
  await openKasse(page);
  await typeAdresse(page);
  await weiter(page).click();
  const versand = schritt(page, '2 Versand und Zahlung');
  await expect(versand.getByRole('radio', { name: 'Überweisung (Vorkasse)' })).toBeChecked();
  await versand.getByText('Online bezahlen').click();
  await weiter(page).click();
  await bestellen(page).click();
  await expectAnbieter(page);
}

async function expectAnbieter(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/probezahlung\//);
  await expect(titel(page)).toHaveText('Probezahlung');
  await expect(zahlen(page)).toBeVisible();
}

/** The order says that it is paid, and the workshop has its money once. */
async function expectBezahlt(page: Page, db: Db): Promise<void> {
  await expect(page).toHaveURL(/\/bestellung\/[\w-]{43}$/);
  await expect(titel(page)).toHaveText(/^Bezahlt – wir packen$/);
  const zahlungen = await db
    .selectFrom('auftragEreignis')
    .select('typ')
    .where('typ', '=', 'zahlung')
    .execute();
  expect(zahlungen).toHaveLength(1);
}

test('an order is paid online and says so when the shopper is back', async ({ page, db }) => {
  test.slow();
  await bestelleOnline(page, db);
  await expect(main(page)).toContainText(/Bestellung\s*B-26-\w{5}/);
  await zahlen(page).click();
  await expectBezahlt(page, db);
  await expect(main(page)).not.toContainText(/überweis/i);
});

test('who cancels, and whose card is refused, can pay the same order afterwards', async ({ page, db }) => {
  test.slow();
  await bestelleOnline(page, db);
  await knopf(page, 'Abbrechen').click();
  await expect(titel(page)).toHaveText('Noch nicht bezahlt');
  await expect(main(page)).toContainText(/Wir halten Ihre Ware bis \S+\s\d+\./);
  await jetzt(page).click();
  await expectAnbieter(page);
  await knopf(page, 'Zahlung schlägt fehl').click();
  await expect(main(page).getByRole('alert')).toContainText('abgelehnt');
  await zahlen(page).click();
  await expectBezahlt(page, db);
});

test('money that is known later is waited for', { tag: '@phone' }, async ({ page, db }) => {
  test.slow();
  await bestelleOnline(page, db);
  await knopf(page, 'Zahlen, die Bestätigung kommt später').click();
  await expect(titel(page)).toHaveText(/^Wir sehen nach Ihrer Zahlung/);
  const bezahltAt = new Date(Date.now() - 1000).toISOString();
  await db.updateTable('probezahlung').set({ bezahltAt }).execute();
  await expectBezahlt(page, db);
});

test('the browser’s Back leads out of the provider’s page, not into it again', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  test.slow();
  await bestelleOnline(page, db);
  await page.goBack();
  await untilAlive(page);
  await expect(titel(page)).toHaveText('Sie haben die Bezahlung begonnen');
  await knopf(page, 'Lieber überweisen').click();
  await expect(titel(page)).toHaveText(/^Vielen.?Dank/);
  await expect(main(page).getByRole('region', { name: 'So bezahlen Sie' })).toContainText('IBAN');
});

test.describe('a payment that is done', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('two tabs pay once', { tag: '@desktop' }, async ({ page, db, context }) => {
    test.slow();
    await bestelleOnline(page, db);
    await knopf(page, 'Abbrechen').click();
    await expect(jetzt(page)).toBeVisible();
    const andere = await context.newPage();
    await openAlive(andere, page.url().replace(/\?.*/, ''));
    await knopf(andere, /^Weiter bezahlen/).click();
    await expectAnbieter(andere);
    await jetzt(page).click();
    await expectAnbieter(page);
    expect(page.url()).toBe(andere.url());
    await zahlen(andere).click();
    await expectBezahlt(andere, db);
    await zahlen(page).click();
    await expect(main(page)).toContainText('abgeschlossen');
    await page.getByRole('link', { name: 'Zurück zur Bestellung' }).click();
    await expectBezahlt(page, db);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the payment page keeps its button, which pays once the connection is back', {
    tag: '@phone',
  }, async ({ page, db }) => {
    test.slow();
    await bestelleOnline(page, db);
    await knopf(page, 'Abbrechen').click();
    await expect(jetzt(page)).toBeVisible();
    await goOffline(page);
    await jetzt(page).click();
    await expect(main(page).getByRole('alert')).toContainText('Internetverbindung');
    await page.context().setOffline(false);
    await jetzt(page).click();
    await expectAnbieter(page);
    await zahlen(page).click();
    await expectBezahlt(page, db);
  });
});
