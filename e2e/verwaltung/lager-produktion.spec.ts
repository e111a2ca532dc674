import { expect, expectAccessible, test } from '../fixtures.ts';
import { dialog, openLager, rowOf, snackbar } from '../lager-page.ts';
import { retype, typeInto } from '../type-into.ts';

test.use({ expectedErrors: [/409|502/] });

test('from the purchase of raw material to soap in stock', { tag: ['@A27', '@A26', '@A24'] }, async ({
  page,
}) => {
  test.slow();
  await openLager(page);
  await page.getByRole('button', { name: 'Korrigieren: schwarz' }).click();
  const purchase = dialog(page, 'Bestand korrigieren: schwarz');
  await typeInto(purchase.getByLabel('Menge'), '2000');
  await typeInto(purchase.getByRole('combobox', { name: 'Grund' }), 'Einkauf');
  await purchase.getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(rowOf(page, 'schwarz')).toContainText('2.340 g');
  await expect(page.getByText(/schwarz: es fehlen/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Produktion', exact: true }).click();
  const form = dialog(page, 'Produktion');
  const book = form.getByRole('button', { name: 'Produktion buchen' });
  await expect(book).toBeDisabled();
  await form.getByRole('combobox', { name: 'Produkt' }).selectOption({ label: 'Schwarzer Sandel' });
  await expect(form.getByText('Machbar: 19 Stück, dann fehlt schwarz')).toBeVisible();
  await typeInto(form.getByLabel('Anzahl'), '0');
  await expect(book).toBeDisabled();
  await retype(form.getByLabel('Anzahl'), '5');
  const preview = form.getByRole('region', { name: 'Verbrauch' });
  for (const text of ['600 g', '2.340 g', '1.740 g', '10 Tropfen', '42 Tropfen', '32 Tropfen', '143 Stück'])
    await expect(preview.getByText(text, { exact: true })).toBeVisible();
  await form.getByLabel('Anzahl').press('Enter');

  const booked = dialog(page, 'Produktion gebucht');
  await expect(booked).toContainText('5 × Schwarzer Sandel hergestellt, jetzt 29 Stück im Lager.');
  await expect(booked.getByRole('listitem')).toHaveText([
    'schwarz600 gnoch 1.740 g',
    'Sandelholz10 Tropfennoch 32 Tropfen',
    'viereck5 Stücknoch 143 Stück',
  ]);
  await expectAccessible(page);
  await booked.getByRole('button', { name: 'Fertig' }).click();
  await expect(rowOf(page, 'schwarz')).toContainText('1.740 g');
  await page.getByRole('tab', { name: 'Fertigprodukte' }).click();
  await expect(rowOf(page, 'Schwarzer Sandel')).toContainText('29 Stück');
  await expect(rowOf(page, 'Schwarzer Sandel')).toContainText('Produktion: 5 × Schwarzer Sandel');
});

test('missing raw materials are named in the preview, and as a list when it is booked all the same', {
  tag: ['@A27', '@A29', '@desktop'],
}, async ({ page }) => {
  await openLager(page);
  await page.getByRole('button', { name: 'Produktion', exact: true }).click();
  const form = dialog(page, 'Produktion');
  await form.getByRole('combobox', { name: 'Produkt' }).selectOption({ label: 'Schwarzer Sandel' });
  await typeInto(form.getByLabel('Anzahl'), '30');
  await expect(form.getByText('Machbar: 2 Stück, dann fehlt schwarz')).toBeVisible();
  await expect(form.getByText('3.260 g fehlen')).toBeVisible();
  await form.getByRole('button', { name: 'Produktion buchen' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Produktion nicht möglich\n• schwarz: 3.600 g benötigt, 340 g vorhanden\n• Sandelholz: 60 Tropfen benötigt, 42 Tropfen vorhanden',
  );

  await form.getByRole('combobox', { name: 'Produkt' }).selectOption({ label: 'Wintergruß' });
  await expect(form.getByText('Machbar: 0 Stück')).toBeVisible();
  await expect(form.getByText('Verpackung „Geschenkdose“ gibt es nicht in den Rohstoffen')).toBeVisible();

  await page.route('**/api/lager/produktion', (route) => route.fulfill({ status: 502, body: 'x' }));
  await form.getByRole('button', { name: 'Produktion buchen' }).click();
  await expect(form.getByRole('alert')).toHaveText('Fehler bei Produktion');
});

test('a wrong production is reversed as a whole, once', { tag: ['@A27', '@A28', '@desktop'] }, async ({
  page,
}) => {
  await openLager(page, 'produkte');
  await expect(rowOf(page, 'Minzmorgen')).toContainText('32 Stück');
  await page.getByRole('button', { name: 'Produktion', exact: true }).click();
  const form = dialog(page, 'Produktion');
  await form.getByRole('combobox', { name: 'Produkt' }).selectOption({ label: 'Minzmorgen' });
  await typeInto(form.getByLabel('Anzahl'), '7');
  await form.getByRole('button', { name: 'Produktion buchen' }).click();
  const booked = dialog(page, 'Produktion gebucht');
  await booked.getByRole('button', { name: 'Zurücknehmen' }).click();
  const question = dialog(page, 'Möchten Sie diese Produktion zurücknehmen?');
  await expect(question).toContainText('7 × Minzmorgen');
  await question.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(snackbar(page)).toContainText('Produktion zurückgenommen');
  await expect(booked).toBeHidden();
  await expect(rowOf(page, 'Minzmorgen')).toContainText('32 Stück');
  await expect(page.locator('body')).not.toBeFocused();

  await page.getByRole('button', { name: 'Historie: Minzmorgen' }).click();
  const historie = dialog(page, 'Historie: Minzmorgen');
  await expect(historie.getByText(/^Storno der Produktion vom .*: 7 × Minzmorgen/)).toBeVisible();
  await expect(historie.getByText('zurückgenommen', { exact: true }).first()).toBeVisible();
  await expect(historie.getByRole('button', { name: 'Zurücknehmen: 7 × Minzmorgen' })).toHaveCount(0);
});
