import type { Locator, Page } from '@playwright/test';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { adresse, bestellen, feld, fillKorb, schritt, weiter } from '../../pages/kasse-page.ts';

const main = (page: Page) => page.getByRole('main');

/** Width of the line around what has the focus: its own, or that of the card it belongs to. */
const focusLine = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    return Math.max(
      ...[focused, focused.closest('label') ?? focused].map((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      }),
    );
  });

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until this has the focus, which is visible at every stop on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 1; stop <= 40; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusLine(page), `stop ${stop}`).toBeGreaterThanOrEqual(2);
    if (await isFocused(target)) return;
  }
  throw new Error('not reached with forty presses of Tab');
}

test('from the cart to the order by keyboard alone, with the focus always visible', {
  tag: '@desktop',
}, async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  await fillKorb(page, 'Lavendeltraum', 3);
  await openAlive(page, '/cart');
  await tabTo(page, main(page).getByRole('link', { name: 'Zur Kasse' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  for (const [name, text] of adresse) {
    await tabTo(page, feld(page, name));
    await page.keyboard.type(text);
  }
  await tabTo(page, weiter(page));
  await page.keyboard.press('Enter');

  const versand = schritt(page, '2 Versand und Zahlung');
  await expect(versand.getByRole('heading').first()).toBeFocused();
  await tabTo(page, versand.getByRole('radio', { name: 'Versand mit DHL' }));
  await page.keyboard.press('ArrowDown');
  await expect(versand.getByRole('radio', { name: 'Abholung in der Werkstatt' })).toBeChecked();
  await tabTo(page, weiter(page));
  await page.keyboard.press('Enter');

  const pruefen = schritt(page, '3 Prüfen');
  await expect(pruefen.getByRole('heading').first()).toBeFocused();
  await tabTo(page, pruefen.getByRole('button', { name: 'ändern (Ihre Adresse)' }));
  await page.keyboard.press('Space');
  await expect(schritt(page, '1 Adresse').getByRole('heading').first()).toBeFocused();
  await expect(feld(page, 'Ort')).toHaveValue('Dresden');
  await tabTo(page, weiter(page));
  await page.keyboard.press('Enter');
  await expect(pruefen.getByRole('heading').first()).toBeFocused();
  await tabTo(page, bestellen(page));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/bestellung\//);
  const [auftrag] = await db.selectFrom('auftrag').select('versandart').execute();
  expect(auftrag).toEqual({ versandart: 'abholung' });
});
