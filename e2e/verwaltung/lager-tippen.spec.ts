import type { Locator, Page } from '@playwright/test';
import { installClock, stopTime } from '../clock.ts';
import { expect, test } from '../fixtures.ts';
import { dialog, openLager } from '../lager-page.ts';
import { typeInto } from '../type-into.ts';

/** The content of a number field is replaced by typing, however the field got the focus. */

async function openProduktion(page: Page): Promise<Locator> {
  await openLager(page);
  await page.getByRole('button', { name: 'Produktion', exact: true }).click();
  const form = dialog(page, 'Produktion');
  await expect(form.getByRole('combobox', { name: 'Produkt' })).toBeFocused();
  return form;
}

test('a tap and typing 2 gives a production of 2, not of 21', { tag: ['@A27'] }, async ({ page }) => {
  const anzahl = (await openProduktion(page)).getByLabel('Anzahl');
  await expect(anzahl).toHaveValue('1');
  await typeInto(anzahl, '2');
  await expect(anzahl).toHaveValue('2');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30');
  await expect(anzahl).toHaveValue('30');
});

test('a tap into the field that a dialog focused lets typing replace its content', { tag: '@phone' }, async ({
  page,
}) => {
  const anzahl = (await openProduktion(page)).getByLabel('Anzahl');
  await anzahl.focus();
  await expect(anzahl).toBeFocused();
  await typeInto(anzahl, '2');
  await expect(anzahl).toHaveValue('2');
});

test('a further tap places the caret, and beside the number selects it again', { tag: '@phone' }, async ({
  page,
}) => {
  const anzahl = (await openProduktion(page)).getByLabel('Anzahl');
  await page.keyboard.press('Tab');
  await expect(anzahl).toBeFocused();
  await page.keyboard.type('120');
  await anzahl.click({ position: await endOf(anzahl) });
  await page.keyboard.type('5');
  await expect(anzahl).toHaveValue('1205');

  await anzahl.click({ position: { x: 4, y: 10 } });
  await page.keyboard.type('7');
  await expect(anzahl).toHaveValue('7');
});

test('where a browser puts the caret after the tap, as iPhones do, the content is selected again', {
  tag: '@phone',
}, async ({ page }) => {
  const anzahl = (await openProduktion(page)).getByLabel('Anzahl');
  await anzahl.evaluate((input: HTMLInputElement) => {
    input.addEventListener('mouseup', () => input.setSelectionRange(0, 0));
    input.addEventListener('click', () => setTimeout(() => input.setSelectionRange(0, 0)), { once: true });
  });
  await typeInto(anzahl, '');
  await expect
    .poll(() => anzahl.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]))
    .toEqual([0, 1]);
  await page.keyboard.type('3');
  await expect(anzahl).toHaveValue('3');
});

test('a digit typed right after a tap into the focused field replaces its content', {
  tag: ['@A27', '@desktop'],
}, async ({ page }) => {
  await installClock(page);
  const anzahl = (await openProduktion(page)).getByLabel('Anzahl');
  await anzahl.focus();
  await stopTime(page);
  await typeInto(anzahl, '2');
  await expect(anzahl).toHaveValue('2');
});

test('a digit typed right after the tap stays, also when it equals the old content', {
  tag: ['@A27', '@desktop'],
}, async ({ page }) => {
  await installClock(page);
  const anzahl = (await openProduktion(page)).getByLabel('Anzahl');
  await expect(anzahl).toHaveValue('1');
  await stopTime(page);
  await typeInto(anzahl, '1');
  await page.clock.runFor(100);
  await page.keyboard.type('2');
  await expect(anzahl).toHaveValue('12');
});

test('in a correction, a stocktake and a counted shelf typing replaces the number', {
  tag: ['@A25', '@A26', '@phone'],
}, async ({ page }) => {
  await openLager(page);
  const renews = async (field: Locator) => {
    await typeInto(field, '15');
    await page.keyboard.press('Tab');
    await typeInto(field, '10');
    await expect(field).toHaveValue('10');
  };
  await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
  await renews(dialog(page, /korrigieren/).getByLabel('Menge'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();

  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  for (const label of ['Gezählter Bestand', 'Mindestbestand'])
    await renews(dialog(page, 'Inventur').getByLabel(label));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verwerfen' }).click();

  await page.getByRole('button', { name: 'Regal zählen' }).click();
  await renews(page.getByLabel('Sheabutter: gezählt'));
});

/** The point right behind the last digit. */
function endOf(input: Locator): Promise<{ x: number; y: number }> {
  return input.evaluate((element) => ({
    x: element.clientWidth - Number.parseFloat(getComputedStyle(element).paddingRight) - 1,
    y: element.clientHeight / 2,
  }));
}
