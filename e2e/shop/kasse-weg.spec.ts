import type { Page } from '@playwright/test';
import { heading } from '../cart-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import {
  adresse,
  bestellen,
  feld,
  fillKorb,
  goToPruefen,
  openKasse,
  schritt,
  weiter,
} from '../kasse-page.ts';
import { recordShifts, shiftSum } from '../layout-shifts.ts';
import { openLaden } from '../offener-laden.ts';
import { card, cartLink, expectSameDocument, markDocument } from '../page-language.ts';

const main = (page: Page) => page.getByRole('main');

/** Requests that failed or were refused from now on. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  return failures;
}

/** Puts three different soaps into the cart: one from its own page, two from the list. */
async function chooseDrei(page: Page, hand: Hand): Promise<void> {
  await hand.press(main(page).getByRole('link', { name: 'Unsere Seifen entdecken' }));
  await hand.press(card(page, 'Lavendeltraum').getByRole('link', { name: 'Details zu Lavendeltraum' }));
  await hand.press(main(page).getByRole('button', { name: 'In den Warenkorb' }));
  await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
  await hand.press(main(page).getByRole('link', { name: 'Zurück zur Übersicht' }));
  for (const [index, name] of ['Honigwabe', 'Minzmorgen'].entries()) {
    await hand.press(card(page, name).getByRole('button', { name: /^Warenkorb/ }));
    await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`\\b${index + 2}\\b`));
  }
}

test('a guest comes from the home page to an order of three soaps with 18 presses and seven fields', async ({
  page,
  db,
}) => {
  test.slow();
  await openLaden(db);
  const failures = watchFailures(page);
  await recordShifts(page);
  await openAlive(page, '/');
  await markDocument(page);
  const hand = new Hand(page);

  await chooseDrei(page, hand);
  await hand.press(cartLink(page));
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await hand.press(main(page).getByRole('link', { name: 'Zur Kasse' }));
  await expect(page.getByRole('textbox')).toHaveCount(7);
  await expect(page.getByLabel(/Passwort/)).toHaveCount(0);
  for (const [name, text] of adresse) await hand.type(feld(page, name), text);
  await hand.press(weiter(page));
  await expect(schritt(page, '2 Versand und Zahlung').getByRole('radio').first()).toBeChecked();
  await hand.press(weiter(page));
  await expect(schritt(page, '3 Prüfen')).toContainText('Minzmorgen');
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await hand.press(bestellen(page));
  await expect(page).toHaveURL(/\/bestellung\/[\w-]{43}$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Vielen.?Dank/);

  expect(hand.presses).toBe(18);
  expect(hand.seconds).toBeLessThan(90);
  await expectSameDocument(page);
  expect(await shiftSum(page)).toBeLessThan(0.02);
  expect(failures).toEqual([]);
  const posten = await db.selectFrom('auftragPosten').select(['name', 'menge']).orderBy('name').execute();
  expect(posten).toEqual(['Honigwabe', 'Lavendeltraum', 'Minzmorgen'].map((name) => ({ name, menge: 1 })));
});

test('an order leads straight from its review to its page, also on a slow phone', {
  tag: '@phone',
}, async ({ page, db }) => {
  test.slow();
  await openLaden(db);
  await fillKorb(page, 'Lavendeltraum', 1);
  await openKasse(page);
  await goToPruefen(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const note = () => {
      const text = document.querySelector('main')?.innerText.replace(/\s+/g, ' ').slice(0, 40) ?? '';
      if (text !== seen.at(-1)) seen.push(text);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await bestellen(page).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Vielen.?Dank/);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  // The first step, empty, would have its hint of accounts.
  expect(seen.filter((text) => text.includes('Schon ein Konto'))).toEqual([]);
  expect(seen.at(-1)).toMatch(/^Bestellung B-26-/);
});
