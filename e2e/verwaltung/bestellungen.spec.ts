import type { Locator, Page } from '@playwright/test';
import type { AuftragZeile } from '#features/auftrag/bestellung-contract.ts';
import { insertAuftrag } from '#test/auftraege.ts';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';

const path = '/admin/bestellungen';
const snackbar = (page: Page) => page.getByRole('status', { name: 'Meldungen' });
const list = (page: Page) => page.getByLabel('Bestellungen', { exact: true });

/** The row or card of an order. */
function rowOf(page: Page, nummer: string): Locator {
  return list(page).getByRole('row').or(list(page).getByRole('listitem')).filter({ hasText: nummer });
}

function makeZeile(nr: number, changed: Partial<AuftragZeile> = {}): AuftragZeile {
  return {
    _id: `id-${nr}`,
    nummer: `B-26-AAA${String(nr).padStart(2, '0')}`,
    bestelltAt: '2026-03-02T09:12:00.000Z',
    name: 'Mia Sommer',
    stueck: 3,
    gesamt: 26.49,
    bezahlt: 0,
    stand: 'offen',
    versandart: 'dhl',
    zahlart: 'vorkasse',
    termin: { von: '2026-03-05', bis: '2026-03-07' },
    ...changed,
  };
}

test('the owner records a transfer after a question that names it', async ({ page, db }) => {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bestell\u00adver/);
  await expect(rowOf(page, nummer)).toContainText('Erika Beispiel');
  await expect(rowOf(page, nummer)).toContainText(/20,70\s€/);
  await expect(rowOf(page, nummer)).toContainText('DHL, Überweisung');
  await expect(rowOf(page, nummer)).toContainText('offen');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: `${nummer}: Geld ist da` }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(question).toContainText(/20,70\s€/);
  await expect(question).toContainText(nummer);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: `${nummer}: Geld ist da` }).click();
  await question.getByRole('button', { name: 'Ja, eingegangen' }).click();
  await expect(snackbar(page)).toContainText(nummer);
  await expect(rowOf(page, nummer)).toContainText('bezahlt');
  await expect(page.getByRole('button', { name: `${nummer}: Geld ist da` })).toHaveCount(0);
});

test('an employee sees the orders, and how one is paid when it is picked up', async ({ page, db }) => {
  await openLaden(db);
  await page.route('**/api/bestellungen*', (route) => {
    const abholung = makeZeile(1, { versandart: 'abholung', zahlart: 'abholung' });
    const storno = makeZeile(2, { stand: 'storniert', bezahlt: 26.49 });
    const auftraege = [abholung, storno, makeZeile(3, { stand: 'bezahlt', bezahlt: 26.49 })];
    return route.fulfill({ json: { success: true, data: { auftraege, weitere: false } } });
  });
  await signIn(page, 'werkstatt');
  await openAlive(page, path);
  await expect(rowOf(page, 'B-26-AAA01')).toContainText('Abholung, Zahlung dort');
  await expect(rowOf(page, 'B-26-AAA02')).toContainText(/26,49\s€ zurückzahlen/);
  await page.getByRole('button', { name: 'B-26-AAA01: Bezahlt' }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(question).toContainText('bei der Abholung bezahlt');
  await expect(question).not.toContainText(/\bbar\b/);
  await expectAccessible(page);
});

test('older orders are shown on demand', { tag: '@desktop' }, async ({ page, db }) => {
  await openLaden(db);
  await page.route('**/api/bestellungen*', (route) => {
    const vor = new URL(route.request().url()).searchParams.get('vor');
    const from = vor === null ? 1 : Number(vor.replace('id-', '')) + 1;
    const auftraege = Array.from({ length: 3 }, (_, at) => makeZeile(from + at));
    return route.fulfill({ json: { success: true, data: { auftraege, weitere: vor === null } } });
  });
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(rowOf(page, 'B-26-AAA03')).toBeVisible();
  await expect(rowOf(page, 'B-26-AAA04')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ältere anzeigen' }).click();
  await expect(rowOf(page, 'B-26-AAA06')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ältere anzeigen' })).toHaveCount(0);
});

test('a shop without orders says so', async ({ page, db }) => {
  await openLaden(db);
  await page.route('**/api/bestellungen*', (route) =>
    route.fulfill({ json: { success: true, data: { auftraege: [], weitere: false } } }),
  );
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByText('Noch keine Bestellungen')).toBeVisible();
  await expectAccessible(page);
});

test.describe('while the list cannot be had', () => {
  test.use({ expectedErrors: [failedCall] });
  test('the screen says so and tries again', { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    let isBroken = true;
    await page.route('**/api/bestellungen*', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { success: false, message: 'Serverfehler.' } })
        : route.fulfill({ json: { success: true, data: { auftraege: [makeZeile(1)], weitere: false } } }),
    );
    await signIn(page, 'admin');
    await openAlive(page, path);
    await expect(page.getByRole('alert').filter({ hasText: 'gerade nicht zu bekommen' })).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(rowOf(page, 'B-26-AAA01')).toBeVisible();
  });
});

test('while the shop is announced the screen has its heading alone, unless there are orders', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bestell\u00adver/);
  await expect(page.getByText('Noch keine Bestellungen')).toHaveCount(0);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { nummer } = await insertAuftrag(db, { posten: [{ produktId, menge: 1 }] });
  await page.reload();
  await expect(rowOf(page, nummer)).toContainText('offen');
});
