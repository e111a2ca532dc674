import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag, testAnschrift } from '#test/auftraege.ts';
import { auszugMit, camtAuszug, camtBuchung } from '#test/kontoauszuege.ts';
import { signIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { fetchProdukt } from '../portfolio-calls.ts';
import { typeInto } from '../type-into.ts';

const path = '/admin/zahlungen';

/** Chooses a statement; as bytes of Windows-1252, as most banks write them. */
async function choose(page: Page, text: string, name = 'umsaetze.csv'): Promise<void> {
  const buffer = Buffer.from(text, 'latin1');
  await page.getByLabel('Kontoauszug wählen').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const group = (page: Page, name: RegExp) => page.getByRole('region', { name });
const question = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

type Order = { vorname?: string; nachname?: string; at?: Date; isStorniert?: boolean };

/** An open shop, the admin on the screen, and orders of 20,70 €. */
async function openScreen(page: Page, db: Db, orders: Order[]) {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const nummern: string[] = [];
  for (const { vorname = 'Erika', nachname = 'Beispiel', isStorniert } of orders) {
    const rechnung = JSON.stringify({ ...testAnschrift, vorname, nachname });
    const at = '2026-11-24T09:00:00.000Z';
    const storno = { typ: 'storniert', angaben: { grund: 'frist' }, at } as const;
    const { nummer } = await insertAuftrag(db, {
      ...{ rechnung, posten: [{ produktId, menge: 2 }] },
      ereignisse: isStorniert ? [storno] : [],
    });
    nummern.push(nummer);
  }
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Konto/);
  return nummern;
}

test('the owner reads a statement, confirms what is probable, chooses what is open, and books all at once', async ({
  page,
  db,
}) => {
  const [erste = '', , dritte = ''] = await openScreen(page, db, [
    {},
    { vorname: 'Jörg', nachname: 'Größe' },
    { vorname: 'Mia', nachname: 'Sommer' },
  ]);
  const auszug = auszugMit([
    { betrag: '20,70', name: 'Erika Beispiel', zweck: `Seife ${erste}` },
    { betrag: '20,70', name: 'Größe, Jörg', zweck: 'Seife' },
    { betrag: '20,00', name: 'Familie Sommer', zweck: 'Bestellung von gestern' },
    { betrag: '99,00', name: 'Miete', zweck: 'Büro' },
  ]);
  await choose(page, auszug);

  await expect(page.getByText('Sparkasse (CSV): 4 Eingänge.')).toBeVisible();
  await expect(group(page, /^Sicher/).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('button', { name: '1 Zahlung buchen' })).toBeVisible();
  const ziel = group(page, /^Sicher/).getByRole('link', { name: erste });
  expect((await ziel.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const probable = group(page, /^Wahrscheinlich/);
  await expect(probable).toContainText('Name und Betrag passen; die Nummer fehlt.');
  await expect(probable.getByRole('checkbox')).not.toBeChecked();
  await probable.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(probable.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('button', { name: '2 Zahlungen buchen' })).toBeVisible();

  await group(page, /^Offen/)
    .getByRole('button', { name: /^Familie Sommer, 20,00\s€: Bestellung wählen$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bestellung wählen' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await typeInto(dialog.getByRole('searchbox'), 'sommer mia');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: dritte }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Von Ihnen gewählt.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: '3 Zahlungen buchen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '3 Zahlungen gebucht.' })).toBeVisible();
  await expect(page.getByRole('link', { name: dritte })).toBeVisible();
  await expectAccessible(page);
  const rows = await db.selectFrom('auftrag').select('aufgabe').orderBy('nummer').execute();
  expect(rows.filter(({ aufgabe }) => aufgabe === 'packen')).toHaveLength(2);

  await page.getByRole('button', { name: 'Nächster Auszug' }).click();
  await choose(page, auszug);
  await expect(page.getByText('4 Eingänge. Schon gebucht: 3.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nichts gewählt' })).toBeDisabled();
});

test('before an order gets more than is open of it, the owner is asked', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const [nummer = ''] = await openScreen(page, db, [{ isStorniert: true }]);
  const buchung = camtBuchung({ betrag: '20.70', name: 'Erika Beispiel', zweck: nummer });
  await choose(page, camtAuszug([buchung]), 'camt.xml');
  await expect(page.getByText(`${nummer} ist storniert: Das Geld wäre zurückzuzahlen.`)).toBeVisible();
  for (const text of await page.getByRole('listitem').locator('p').getByText(nummer, { exact: true }).all())
    await expect(text).toHaveCSS('white-space', 'nowrap');
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '1 Zahlung buchen' }).click();
  await expect(question(page)).toContainText('Mehr buchen, als offen ist?');
  await expect(question(page)).toContainText(`${nummer} (storniert)`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: '1 Zahlung buchen' }).click();
  await question(page).getByRole('button', { name: 'Ja, buchen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '1 Zahlung gebucht.' })).toBeVisible();
});

test('a button of the browser asks before choices are lost', { tag: '@phone' }, async ({ page, db }) => {
  const [nummer = ''] = await openScreen(page, db, [{}]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await choose(page, auszugMit([{ betrag: '20,70', name: 'Oma', zweck: nummer }]));
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.evaluate(() => history.forward());
  await expect(question(page)).toContainText('Diesen Auszug verlassen?');
  await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Anderer Auszug' }).click();
  await question(page).getByRole('button', { name: 'Ja, verlassen' }).click();
  await expect(page.getByLabel('Kontoauszug wählen')).toBeEnabled();
});

test('the focus follows what comes in the place of another part', { tag: '@desktop' }, async ({
  page,
  db,
}) => {
  const [nummer = ''] = await openScreen(page, db, [{}]);
  const auszug = auszugMit([{ betrag: '20,70', name: 'Oma', zweck: nummer }]);
  await choose(page, auszug);
  await expect(page.getByRole('status').filter({ hasText: '1 Eingang.' })).toBeFocused();
  await page.getByRole('button', { name: 'Anderer Auszug' }).press('Enter');
  await question(page).getByRole('button', { name: 'Ja, verlassen' }).press('Enter');
  await expect(page.getByLabel('Kontoauszug wählen')).toBeFocused();
  await choose(page, auszug);
  await page.getByRole('button', { name: '1 Zahlung buchen' }).press('Enter');
  await expect(page.locator(':focus').getByRole('alert')).toHaveText('1 Zahlung gebucht.');
  await page.getByRole('button', { name: 'Nächster Auszug' }).press('Enter');
  await expect(page.getByLabel('Kontoauszug wählen')).toBeFocused();
});

test('an answer of another version is refused with what to do', { tag: '@desktop' }, async ({ page, db }) => {
  await openScreen(page, db, [{}]);
  let data: unknown = {};
  await page.route('**/api/zahlungen/abgleich', (route) =>
    route.fulfill({ status: 200, json: { success: true, data } }),
  );
  for (data of [{}, null]) {
    await choose(page, auszugMit([{ betrag: '20,70', name: 'Oma', zweck: '' }]));
    await expect(page.getByRole('alert').filter({ hasText: 'nicht zu lesen' })).toBeVisible();
  }
});

test.describe('a file that is no statement', () => {
  test.use({ expectedErrors: [/400/] });
  test('is refused with what to do instead', { tag: '@desktop' }, async ({ page, db }) => {
    await openScreen(page, db, []);
    await choose(page, '%PDF-1.7', 'auszug.pdf');
    await expect(page.getByRole('alert').filter({ hasText: 'Das ist ein PDF.' })).toBeVisible();
    await choose(page, 'Hallo', 'hallo.csv');
    await expect(page.getByRole('alert').filter({ hasText: 'keine Kopfzeile' })).toBeVisible();
    await choose(page, 'Datum der Zahlung;Absender;Text;Betrag in Euro\n23.11.2026;Oma;Seife;5,00\n');
    await expect(page.getByText('Diese Bank ist nicht bekannt')).toBeVisible();
  });
});

test('while the shop is announced there is no such screen, and employees never have it', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await signIn(page, 'admin');
  await page.goto(path);
  await expect(page).toHaveURL('/');
  await openLaden(db);
  await signIn(page, 'werkstatt');
  await page.goto(path);
  await expect(page).not.toHaveURL(path);
});
