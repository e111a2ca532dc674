import { expect, expectAccessible, test } from '../../fixtures.ts';
import { dialog, openLager, rowOf, snackbar } from '../../pages/lager-page.ts';
import { typeInto } from '../../type-into.ts';

test('from the purchase of raw material to soap in stock, and back', {
  tag: ['@A27', '@A26', '@A24', '@A28', '@desktop'],
}, async ({ page }) => {
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
  await form.getByRole('combobox', { name: 'Produkt' }).selectOption({ label: 'Schwarzer Sandel' });
  await expect(form.getByText('Machbar: 19 Stück, dann fehlt schwarz')).toBeVisible();
  await typeInto(form.getByLabel('Anzahl'), '5');
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

  await page.getByRole('button', { name: 'Historie: Schwarzer Sandel' }).click();
  const historie = dialog(page, 'Historie: Schwarzer Sandel');
  await historie.getByRole('button', { name: 'Zurücknehmen: 5 × Schwarzer Sandel' }).first().click();
  const question = dialog(page, 'Möchten Sie diese Produktion zurücknehmen?');
  await question.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(snackbar(page)).toContainText('Produktion zurückgenommen');
  await expect(historie.getByText(/^Storno der Produktion vom .*: 5 × Schwarzer Sandel/)).toBeVisible();
  await expect(historie.getByText('zurückgenommen', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'Schwarzer Sandel')).toContainText('24 Stück');
});
