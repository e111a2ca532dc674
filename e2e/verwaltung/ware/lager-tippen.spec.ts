import { expect, test } from '../../fixtures.ts';
import { dialog, openLager } from '../../pages/lager-page.ts';
import { typeInto } from '../../type-into.ts';

test('a tap into a number field lets typing replace its content, also where a dialog focused it', {
  tag: ['@A27', '@phone'],
}, async ({ page }) => {
  await openLager(page);
  await page.getByRole('button', { name: 'Produktion', exact: true }).click();
  const form = dialog(page, 'Produktion');
  await expect(form.getByRole('combobox', { name: 'Produkt' })).toBeFocused();
  const anzahl = form.getByLabel('Anzahl');
  await expect(anzahl).toHaveValue('1');
  await typeInto(anzahl, '2');
  await expect(anzahl).toHaveValue('2');

  await page.keyboard.press('Shift+Tab');
  await anzahl.focus();
  await typeInto(anzahl, '3');
  await expect(anzahl).toHaveValue('3');
});
