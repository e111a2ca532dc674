import type { Locator, Page } from '@playwright/test';
import { expect, openAlive, test } from '../fixtures.ts';
import {
  adresse,
  bestellen,
  feld,
  fillKorb,
  openKasse,
  schritt,
  typeAdresse,
  weiter,
} from '../kasse-page.ts';
import { openLaden } from '../offener-laden.ts';

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

test.beforeEach(async ({ page, db }) => {
  await openLaden(db);
  await fillKorb(page, 'Lavendeltraum', 3);
});

test('from the cart to the order by keyboard alone, with the focus always visible', {
  tag: '@desktop',
}, async ({ page, db }) => {
  test.slow();
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

test('Enter in the last field goes on, and in the others to the next', { tag: '@phone' }, async ({
  page,
}) => {
  await openKasse(page);
  await feld(page, 'E-Mail').tap();
  for (const [, text] of adresse) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(weiter(page)).toHaveText('Weiter zum Prüfen');
});

/** Controls lower than 44 px: the whole card or label where one belongs to it; links within a sentence are exempt. */
function findLow(root: Element): string[] {
  const controls = root.querySelectorAll('input, button, summary, a');
  return [...controls]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => !(control.tagName === 'A' && control.closest('p')))
    .map((control) =>
      control.matches('[type="radio"], [type="checkbox"]') ? control.closest('label') : control,
    )
    .filter((target) => target !== null)
    .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
    .map((target) => `${target.textContent} ${target.getBoundingClientRect().height}`);
}

test('every control of the checkout is large enough for a finger', { tag: '@phone' }, async ({ page }) => {
  await openKasse(page);
  await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check();
  expect(await main(page).evaluate(findLow)).toEqual([]);
  await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).uncheck();
  await typeAdresse(page);
  await weiter(page).click();
  await expect(schritt(page, '2 Versand und Zahlung').getByRole('radio')).not.toHaveCount(0);
  expect(await main(page).evaluate(findLow)).toEqual([]);
  await weiter(page).click();
  await expect(bestellen(page)).toBeVisible();
  expect(await main(page).evaluate(findLow)).toEqual([]);
});

test('every field says above itself whether it must be filled in', { tag: '@phone' }, async ({ page }) => {
  await openKasse(page);
  await page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' }).check();
  for (const more of await page.getByText('Firma oder Adresszusatz').all()) await more.click();
  const fields = await page.getByRole('textbox').evaluateAll((inputs) =>
    inputs.map((input) => {
      const label = (input as HTMLInputElement).labels?.[0];
      const isAbove = (label?.getBoundingClientRect().bottom ?? 0) <= input.getBoundingClientRect().top;
      return { text: label?.textContent ?? '', isAbove, placeholder: input.getAttribute('placeholder') };
    }),
  );
  expect(fields).toHaveLength(17);
  for (const { text, isAbove, placeholder } of fields) {
    expect(text).toMatch(/\((Pflichtfeld|freiwillig)\)$/);
    expect(isAbove, text).toBe(true);
    expect(placeholder, text).toBeNull();
  }
  expect(fields.filter(({ text }) => /Telefon|Gutschein/.test(text))).toEqual([]);
});
