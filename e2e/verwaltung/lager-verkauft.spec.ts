import type { Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { reserve } from '#test/reservierungen.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { dialog, openLager, rowOf, snackbar } from '../lager-page.ts';
import { openLaden, setVorrat } from '../offener-laden.ts';
import { typeInto } from '../type-into.ts';
import { produktIdOf } from '../werkstatt.ts';

const name = 'Lavendeltraum';

/** An open shop with 5 pieces on the shelf, of which two orders hold 4. */
async function openVerkauf(db: Db): Promise<string> {
  await openLaden(db);
  await setVorrat(db, name, 5);
  const id = await produktIdOf(db, name);
  await reserve(db, { [id]: 3 }, { nummer: 'B-26-K7M4Q' });
  await reserve(db, { [id]: 1 }, { nummer: 'B-26-X2P9R' });
  return id;
}

/** The three figures of the product, in a table or on a card. */
async function expectFigures(
  page: Page,
  [regal, verkauft, frei]: [string, string, string],
  isTable: boolean,
): Promise<void> {
  const row = rowOf(page, name);
  const heads = isTable ? page.getByRole('columnheader') : row.getByRole('term');
  for (const head of ['Auf dem Regal', 'Verkauft', 'Frei'])
    await expect(heads.filter({ hasText: head })).toBeVisible();
  const cells = isTable ? row.getByRole('cell') : row.getByRole('definition');
  const texts = (await cells.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
  expect(texts.filter((text) => [regal, verkauft, frei].includes(text))).toEqual([regal, verkauft, frei]);
}

test('an open shop shows what is on the shelf, sold and free, at every width', { tag: ['@desktop'] }, async ({
  page,
  db,
}) => {
  const id = await openVerkauf(db);
  await openLager(page, 'produkte');
  for (const width of [1440, 900, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFigures(page, ['5 Stück', '4 Stück', '1 Stück'], width === 1440);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  await reserve(db, { [id]: 4 });
  await page.reload();
  await expect(rowOf(page, name)).toContainText('3 noch zu fertigen');
  await expect(page.getByText(new RegExp(`${name}: es fehlen`))).toBeVisible();
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await expect(page.getByText('Auf dem Regal')).toHaveCount(0);
});

test('before the opening products have one level, as raw materials do', { tag: ['@desktop'] }, async ({
  page,
}) => {
  await openLager(page, 'produkte');
  await expect(page.getByRole('columnheader', { name: 'Bestand', exact: true })).toBeVisible();
  await expect(page.getByText('Auf dem Regal')).toHaveCount(0);
});

test('a correction, a count and a counted shelf name the orders that they hit, to read and to copy', {
  tag: '@desktop',
}, async ({ page, db, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openVerkauf(db);
  await openLager(page, 'produkte');
  await page.getByRole('button', { name: `Korrigieren: ${name}` }).click();
  const form = dialog(page, `Bestand korrigieren: ${name}`);
  await typeInto(form.getByLabel('Menge'), '2');
  await form.getByRole('button', { name: 'Entnehmen' }).click();
  const booked = dialog(page, 'Gebucht');
  await expect(booked).toContainText('Diese Bestellung ist betroffen: B-26-X2P9R.');
  await expectAccessible(page);
  await booked.getByRole('button', { name: 'Kopieren' }).click();
  await expect(snackbar(page)).toContainText('Bestellungen kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('B-26-X2P9R');
  await booked.getByRole('button', { name: 'Fertig' }).click();
  await expect(booked).toBeHidden();

  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  const inventur = dialog(page, 'Inventur');
  await inventur.getByRole('combobox', { name: 'Artikel' }).selectOption({ label: name });
  await typeInto(inventur.getByLabel('Gezählter Bestand'), '2');
  await inventur.getByRole('button', { name: 'Bestand aktualisieren' }).click();
  await expect(dialog(page, 'Gebucht')).toContainText(
    'Diese Bestellungen sind betroffen: B-26-K7M4Q und B-26-X2P9R.',
  );
  await page.getByRole('button', { name: 'Fertig' }).click();

  await page.getByRole('button', { name: 'Regal zählen' }).click();
  await typeInto(page.getByLabel(`${name}: gezählt`), '1');
  await page.getByRole('button', { name: 'Inventur buchen' }).click();
  const gezaehlt = dialog(page, 'Inventur gebucht');
  await expect(gezaehlt).toContainText('B-26-K7M4Q und B-26-X2P9R');
  await expectAccessible(page);
});

test('a production proposes the pieces that are missing, and keeps what was typed', {
  tag: ['@desktop'],
}, async ({ page, db }) => {
  const id = await openVerkauf(db);
  await db.updateTable('bestand').set({ mindestbestand: 3 }).where('artikelId', '=', id).execute();
  await openLager(page, 'produkte');
  await page.getByRole('button', { name: 'Produktion', exact: true }).click();
  const form = dialog(page, 'Produktion');
  const produkt = form.getByRole('combobox', { name: 'Produkt' });
  await produkt.selectOption({ label: name });
  await expect(form.getByLabel('Anzahl')).toHaveValue('2');
  await expect(form.getByText('Bis zum Mindestbestand fehlen 2 Stück.')).toBeVisible();
  await produkt.selectOption({ label: 'Schwarzer Sandel' });
  await expect(form.getByLabel('Anzahl')).toHaveValue('1');
  await typeInto(form.getByLabel('Anzahl'), '7');
  await produkt.selectOption({ label: name });
  await expect(form.getByLabel('Anzahl')).toHaveValue('7');
});
