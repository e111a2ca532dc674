import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { changeProdukt } from '../cart-calls.ts';
import { expect, expectAccessible, openAlive, test } from '../fixtures.ts';
import { bestellen, fillKorb, goToPruefen, openKasse, schritt, typeAdresse, weiter } from '../kasse-page.ts';
import { openLaden, setFertigung, setVorrat } from '../offener-laden.ts';

const main = (page: Page) => page.getByRole('main');
const pruefen = (page: Page) => schritt(page, '3 Prüfen');
const meldung = (page: Page) => page.getByRole('alert').filter({ hasText: 'noch nichts bestellt' });
const postenOf = (db: Db) =>
  db.selectFrom('auftragPosten').select(['name', 'menge', 'aufBestellung']).orderBy('nr').execute();

test.beforeEach(({ db }) => openLaden(db));

test('an order is picked up and paid in the workshop, without postage', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await fillKorb(page, 'Lavendeltraum', 2);
  await openKasse(page);
  await typeAdresse(page);
  await weiter(page).click();
  const schritt2 = schritt(page, '2 Versand und Zahlung');
  await schritt2.getByText('Abholung in der Werkstatt').click();
  await expect(schritt2).toContainText('Freitag 15–18 Uhr');
  await schritt2.getByText('Zahlung bei Abholung').click();
  await weiter(page).click();
  await expect(pruefen(page)).toContainText(/Abholung\s*kostenlos/);
  await expect(pruefen(page)).toContainText(/Gesamt\s*15,80\s€/);
  await expect(pruefen(page)).toContainText(/Abholbereit ab (Mo|Di|Mi|Do|Fr) \d+\. /);
  await bestellen(page).click();
  await expect(page).toHaveURL(/\/bestellung\//);
  await expect(main(page).getByRole('region', { name: 'Hier holen Sie ab' })).toContainText(
    'Freitag 15–18 Uhr',
  );
  await expect(main(page)).toContainText(/Sie bezahlen 15,80\s€ bei der Abholung/);
  await expect(main(page).getByText('IBAN')).toHaveCount(0);
  const auftrag = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
  expect(auftrag).toMatchObject({
    versandart: 'abholung',
    zahlart: 'abholung',
    versandCent: 0,
    gesamtCent: 1580,
  });
});

test('more pieces than are on the shelf are made to order, which is said with a later day', {
  tag: '@phone',
}, async ({ page, db }) => {
  await setVorrat(db, 'Honigwabe', 2);
  await setFertigung(db, 'Honigwabe', 10);
  await fillKorb(page, 'Honigwabe', 2);
  await openKasse(page);
  await goToPruefen(page);
  await expect(pruefen(page)).not.toContainText('Wird für Sie hergestellt');
  const termin = pruefen(page).getByText(/^Lieferung (Mo|Di|Mi|Do|Fr|Sa) /);
  const vomRegal = await termin.innerText();

  await pruefen(page)
    .getByRole('link', { name: /^ändern/ })
    .click();
  await main(page)
    .getByRole('button', { name: /erhöhen/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Warenkorb (3)');
  await main(page).getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(pruefen(page)).toContainText('Wird für Sie hergestellt');
  await expect(pruefen(page)).toContainText('3 ×');
  await expect(termin).not.toHaveText(vomRegal);
  await bestellen(page).click();
  await expect(page).toHaveURL(/\/bestellung\//);
  expect(await postenOf(db)).toEqual([{ name: 'Honigwabe', menge: 3, aufBestellung: 1 }]);
  const { createdAt, terminVon } = await db.selectFrom('auftrag').selectAll().executeTakeFirstOrThrow();
  // Ten working days are at least twelve days.
  expect(Date.parse(terminVon) - Date.parse(createdAt)).toBeGreaterThan(12 * 86_400_000);
});

test.describe('with two soaps under review', () => {
  // A refused order is an answer, which the browser logs.
  test.use({ expectedErrors: [/status of 409/] });

  test.beforeEach(async ({ page, db }) => {
    await setFertigung(db, 'Lavendeltraum', null);
    await fillKorb(page, 'Lavendeltraum', 1);
    await fillKorb(page, 'Honigwabe', 1);
    await openKasse(page);
    await goToPruefen(page);
    await expect(bestellen(page)).toBeVisible();
  });

  test('the last piece sold meanwhile is named, and the rest can be ordered', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await setVorrat(db, 'Lavendeltraum', 0);
    await bestellen(page).click();
    await expect(meldung(page)).toBeVisible();
    await expect(page.getByText('Lavendeltraum ist gerade verkauft worden.')).toBeVisible();
    await expect(bestellen(page)).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Entfernen (Lavendeltraum)' }).click();
    const waren = pruefen(page).getByRole('list', { name: 'Ihre Waren' }).getByRole('listitem');
    await expect(waren).toHaveText(/Honigwabe/);
    await expect(pruefen(page)).toContainText('Ada Beispiel');
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    expect((await postenOf(db)).map(({ name }) => name)).toEqual(['Honigwabe']);
  });

  test('a product that left the shop meanwhile is named, and the rest can be ordered', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await changeProdukt(db, 'Honigwabe', { aktiv: 0 });
    await bestellen(page).click();
    await expect(page.getByText('Honigwabe gibt es nicht mehr.')).toBeVisible();
    await page.getByRole('button', { name: 'Entfernen (Honigwabe)' }).click();
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    expect((await postenOf(db)).map(({ name }) => name)).toEqual(['Lavendeltraum']);
  });

  test('when all of it is gone the cart says so and leads to other soaps', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await setVorrat(db, 'Lavendeltraum', 0);
    await changeProdukt(db, 'Honigwabe', { aktiv: 0 });
    await bestellen(page).click();
    await page.getByRole('button', { name: 'Entfernen (Lavendeltraum)' }).click();
    await page.getByRole('button', { name: 'Entfernen (Honigwabe)' }).click();
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Weiter einkaufen' })).toBeVisible();
    await openAlive(page, '/checkout');
    await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
  });
});
