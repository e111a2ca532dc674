import { reserve } from '#test/auftrag/reservierungen.ts';
import { openLaden, setVorrat } from '../../arrange/offener-laden.ts';
import { produktIdOf } from '../../arrange/werkstatt.ts';
import { expect, expectAccessible, test } from '../../fixtures.ts';
import { dialog, openLager, rowOf, snackbar } from '../../pages/lager-page.ts';
import { typeInto } from '../../type-into.ts';

const name = 'Lavendeltraum';

test('a correction and a counted shelf name the orders that they hit, to read and to copy', {
  tag: '@desktop',
}, async ({ page, db, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLaden(db);
  await setVorrat(db, name, 5);
  const id = await produktIdOf(db, name);
  await reserve(db, { [id]: 3 }, { nummer: 'B-26-K7M4Q' });
  await reserve(db, { [id]: 1 }, { nummer: 'B-26-X2P9R' });
  await openLager(page, 'produkte');
  for (const text of ['5 Stück', '4 Stück', '1 Stück']) await expect(rowOf(page, name)).toContainText(text);
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

  await page.getByRole('button', { name: 'Regal zählen' }).click();
  await typeInto(page.getByLabel(`${name}: gezählt`), '1');
  await page.getByRole('button', { name: 'Inventur buchen' }).click();
  const gezaehlt = dialog(page, 'Inventur gebucht');
  await expect(gezaehlt).toContainText('B-26-K7M4Q und B-26-X2P9R');
  await expectAccessible(page);
});
