import { expect, expectAccessible, test } from '../../fixtures.ts';
import { snackbar } from '../../pages/lager-page.ts';
import { editRohstoff, newRohstoff, openRohstoffe, rohstoffRow } from '../../pages/rohstoffe-page.ts';
import { typeInto } from '../../type-into.ts';

test('a base soap is made, changed and deleted; a new price names the products that now cost something else', {
  tag: ['@A10', '@A11', '@A15', '@desktop'],
}, async ({ page }) => {
  await openRohstoffe(page);
  const form = await newRohstoff(page, 'Neue Rohseife');
  await typeInto(form.getByLabel('Bezeichnung'), 'Ziegenmilch');
  await typeInto(form.getByLabel('Einkaufspreis'), '9,99');
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toContainText('Erfolgreich erstellt!');
  await expect(rohstoffRow(page, 'Ziegenmilch')).toContainText('9,99 €');

  const change = await editRohstoff(page, 'Ziegenmilch');
  await typeInto(change.getByLabel('Einkaufspreis'), '12');
  await change.getByLabel('Verfügbar').click();
  await change.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(snackbar(page)).toContainText('Erfolgreich aktualisiert!');
  await expect(rohstoffRow(page, 'Ziegenmilch')).toContainText('Nicht verfügbar');

  await page.getByRole('button', { name: 'Ziegenmilch löschen' }).click();
  const question = page
    .getByRole('dialog')
    .filter({ hasText: 'Möchten Sie diesen Rohstoff wirklich löschen?' });
  await expect(question).toContainText('Ziegenmilch');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(snackbar(page)).toContainText('Erfolgreich göscht!');
  await expect(rohstoffRow(page, 'Ziegenmilch')).toHaveCount(0);

  const inUse = await editRohstoff(page, 'Sheabutter');
  await typeInto(inUse.getByLabel('Einkaufspreis'), '60');
  await inUse.getByRole('button', { name: 'Aktualisieren' }).click();
  const betroffen = page.getByRole('dialog', { name: /jetzt etwas anderes$/ });
  await expect(betroffen).toContainText('Lavendeltraum');
  await expectAccessible(page);
  await betroffen.getByRole('button', { name: 'Fertig' }).click();
  await expect(betroffen).toBeHidden();
  await expect(rohstoffRow(page, 'Sheabutter')).toContainText('60,00 €');
});

test('a number and its unit stay apart', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openRohstoffe(page, '?tab=duftoele');
  await page.getByRole('button', { name: 'Lavendel bearbeiten' }).click();
  const input = page.getByLabel('Haltbarkeit');
  await expect(input).toHaveValue('24');
  const numberEnd = await input.evaluate(
    (element) =>
      element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight),
  );
  const unitStart = await page.getByText('Monate', { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
  expect(unitStart - numberEnd).toBeGreaterThan(6);
});
