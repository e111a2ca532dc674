import { lagerCalls } from '#features/lager/calls.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { dialog, fetchArtikel, openLager, rowOf, snackbar } from '../lager-page.ts';
import { senderOf } from '../send.ts';
import { retype, typeInto } from '../type-into.ts';

test.use({ expectedErrors: [/409|502/] });

test('a stocktake sets the absolute count; a blank minimum stays (R15)', {
  tag: ['@A25', '@A29', '@desktop'],
}, async ({ page }) => {
  await openLager(page, 'duftoele');
  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  const form = dialog(page, 'Inventur');
  const save = form.getByRole('button', { name: 'Bestand aktualisieren' });
  await expect(form.getByRole('combobox', { name: 'Artikel' })).toBeFocused();
  await expect(save).toBeDisabled();
  await form.getByRole('combobox', { name: 'Artikel' }).selectOption({ label: 'Vanille' });
  await expect(save).toBeEnabled();
  await typeInto(form.getByLabel('Gezählter Bestand'), '230');
  await expect(form.getByText('Bisher 235 Tropfen, Differenz −5 Tropfen')).toBeVisible();

  await page.route('**/api/lager/inventur', (route) => route.fulfill({ status: 502, body: 'x' }));
  await save.click();
  await expect(form.getByRole('alert')).toHaveText('Fehler bei Inventur');
  await page.unroute('**/api/lager/inventur');

  const call = page.waitForRequest('**/api/lager/inventur');
  await form.getByLabel('Gezählter Bestand').press('Enter');
  const body = (await call).postDataJSON();
  expect(body).toMatchObject({ typ: 'duftoil', menge: 230, einheit: 'tropfen' });
  expect(body).not.toHaveProperty('mindestbestand');
  await expect(snackbar(page)).toContainText('Vanille: 230 Tropfen (−5 Tropfen)');
  await expect(rowOf(page, 'Vanille')).toContainText('230 Tropfen');
  await expect(rowOf(page, 'Vanille')).toContainText('60 Tropfen');

  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  await form.getByRole('combobox', { name: 'Artikel' }).selectOption({ label: 'Vanille' });
  await typeInto(form.getByLabel('Gezählter Bestand'), '230');
  await typeInto(form.getByLabel('Mindestbestand'), '0');
  await save.click();
  await expect(rowOf(page, 'Vanille')).toContainText('0 Tropfen');
  await expect(rowOf(page, 'Vanille')).not.toContainText('60 Tropfen');
});

test('a count that is far off needs a confirmation, also of a single article', {
  tag: ['@A25', '@desktop'],
}, async ({ page }) => {
  await openLager(page, 'duftoele');
  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  const form = dialog(page, 'Inventur');
  await form.getByRole('combobox', { name: 'Artikel' }).selectOption({ label: 'Vanille' });
  await typeInto(form.getByLabel('Gezählter Bestand'), '23');
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Ist das richtig gezählt?');
  await expect(question.getByText('Vanille: bisher 235 Tropfen, gezählt 23 Tropfen')).toBeVisible();
  await question.getByRole('button', { name: 'Noch einmal nachsehen' }).click();
  await expect(form.getByLabel('Gezählter Bestand')).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Trotzdem buchen' }).click();
  await expect(snackbar(page)).toContainText('Vanille: 23 Tropfen (−212 Tropfen)');
});

test('a whole shelf is counted, left, reloaded and booked during other bookings', {
  tag: ['@A25', '@phone'],
}, async ({ page }) => {
  test.slow();
  const token = await openLager(page, 'duftoele');
  const { artikelId } = await fetchArtikel(page, token, 'Lavendel');
  await page.getByRole('button', { name: 'Regal zählen' }).click();
  const count = (name: string) => page.getByLabel(`${name}: gezählt`);
  const save = page.getByRole('button', { name: 'Inventur buchen' });
  await expect(save).toBeDisabled();
  await typeInto(count('Lavendel'), '450');
  await typeInto(count('Minze'), '510');
  await typeInto(count('Vanille'), 'zwei');
  await expect(page.getByText('Bitte eine Zahl eingeben.')).toBeVisible();
  await expect(save).toBeDisabled();
  await retype(count('Vanille'), '');
  await expect(page.getByText('2 von 5 gezählt, 1 mit Abweichung')).toBeVisible();
  await expect(page.getByText('−10 Tropfen')).toBeVisible();

  await page.reload();
  await expect(count('Lavendel')).toHaveValue('450');
  await page.getByRole('button', { name: 'Später weiter' }).click();
  await expect(
    page.getByText(/^Angefangene Zählung vom .*: 2 Artikel gezählt, noch nicht gebucht\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Weiter zählen' }).click();

  await senderOf(page.request, token)(lagerCalls.korrektur, {
    body: { typ: 'duftoil', artikelId, aenderung: -40 },
  });
  // When the user returns, the screen loads the shelf again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Seitdem −40 Tropfen gebucht')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neu zählen: Lavendel' })).toBeVisible();

  await save.click();
  const result = dialog(page, 'Inventur gebucht');
  await expect(result).toContainText('2 Artikel gezählt, 1 mit Abweichung');
  await expect(result.getByRole('listitem')).toHaveText([
    'Lavendel: −10 Tropfen, jetzt 410 Tropfen',
    'Lavendel: −40 Tropfen, jetzt 410 Tropfen',
  ]);
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Fertig' }).click();
  await expect(rowOf(page, 'Lavendel')).toContainText('410 Tropfen');
  await expect(page.getByText(/Angefangene Zählung/)).toHaveCount(0);
});

test('an outdated count is refused by name and counted again', {
  tag: ['@A25', '@desktop'],
}, async ({ page }) => {
  const token = await openLager(page, 'produkte');
  const { artikelId, menge } = await fetchArtikel(page, token, 'Goldstück');
  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  await page.getByRole('button', { name: 'Stattdessen ein ganzes Regal zählen' }).click();
  await typeInto(page.getByLabel('Goldstück: gezählt'), '1');
  await senderOf(page.request, token)(lagerCalls.korrektur, {
    body: { typ: 'produkt', artikelId, aenderung: 1 - menge },
  });
  await page.getByRole('button', { name: 'Inventur buchen' }).click();
  await page.getByRole('button', { name: 'Trotzdem buchen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Inventur ist nicht gebucht' })).toContainText(
    'Goldstück: 1 Stück gezählt, aber',
  );

  await page.getByRole('button', { name: 'Neu zählen: Goldstück' }).click();
  await typeInto(page.getByLabel('Goldstück: gezählt'), '1');
  await page.getByRole('button', { name: 'Inventur buchen' }).click();
  await expect(dialog(page, 'Inventur gebucht')).toContainText('1 Artikel gezählt, 0 mit Abweichung');
});

test('a shelf is counted with Enter alone, and far-off counts need a confirmation', {
  tag: ['@A25', '@desktop'],
}, async ({ page }) => {
  await openLager(page, 'duftoele');
  await page.getByRole('button', { name: 'Regal zählen' }).click();
  const count = (name: string) => page.getByLabel(`${name}: gezählt`);
  await typeInto(count('Lavendel'), '460');
  await page.keyboard.press('Enter');
  await expect(count('Minze')).toBeFocused();
  for (const key of ['51', 'Enter', 'Enter', 'Enter']) {
    if (key === 'Enter') await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
  await expect(count('Yasmin')).toBeFocused();
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Inventur buchen' });
  await expect(save).toBeFocused();
  await expect(save).toBeInViewport();

  let booked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/zaehlliste')) booked += 1;
  });
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Ist das richtig gezählt?');
  await expect(question.getByText('Minze: bisher 510 Tropfen, gezählt 51 Tropfen')).toBeVisible();
  await expect(question.getByText('Lavendel')).toHaveCount(0);
  await question.getByRole('button', { name: 'Noch einmal nachsehen' }).click();
  await expect(save).toBeFocused();
  expect(booked).toBe(0);

  await typeInto(count('Minze'), '501');
  await save.click();
  await expect(dialog(page, 'Inventur gebucht')).toContainText('2 Artikel gezählt, 1 mit Abweichung');
});
