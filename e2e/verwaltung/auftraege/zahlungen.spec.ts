import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { auszugMit } from '#test/auftrag/kontoauszuege.ts';
import { signIn } from '../../arrange/accounts.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { fetchProdukt } from '../../arrange/portfolio-calls.ts';
import { inTagen } from '../../arrange/tage.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../../fixtures.ts';
import { typeInto } from '../../type-into.ts';

const path = '/admin/zahlungen';

/** Chooses a statement; as bytes of Windows-1252, as most banks write them. */
async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
  await page.getByLabel('Kontoauszug wählen').setInputFiles(file);
}

/** A statement with these transfers of today, `28.11.26`. */
function auszugVonHeute(zahlungen: Parameters<typeof auszugMit>[0]): string {
  const tag = inTagen(0).slice(2).split('-').reverse().join('.');
  return auszugMit(zahlungen.map((zahlung) => ({ tag, ...zahlung })));
}

const group = (page: Page, name: RegExp) => page.getByRole('region', { name });

type Order = { vorname?: string; nachname?: string };

/** An open shop, the admin on the screen, and orders of 20,70 €. */
async function openScreen(page: Page, db: Db, orders: Order[]) {
  await openLaden(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const nummern: string[] = [];
  for (const { vorname = 'Erika', nachname = 'Beispiel' } of orders) {
    const rechnung = JSON.stringify({ ...testAnschrift, vorname, nachname });
    const { nummer } = await insertAuftrag(db, { rechnung, posten: [{ produktId, menge: 2 }] });
    nummern.push(nummer);
  }
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Konto/);
  return nummern;
}

test('the owner reads a statement, confirms what is probable, chooses what is open, and books all at once', {
  tag: '@desktop',
}, async ({ page, db }) => {
  const [erste = '', , dritte = ''] = await openScreen(page, db, [
    {},
    { vorname: 'Jörg', nachname: 'Größe' },
    { vorname: 'Mia', nachname: 'Sommer' },
  ]);
  // There is a page to go forward to.
  await page.getByRole('banner').getByRole('link', { name: 'Zum Shop' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  const auszug = auszugVonHeute([
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

  await page.evaluate(() => history.forward());
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  await expect(question).toContainText('Diesen Auszug verlassen?');
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
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
