import type { Page } from '@playwright/test';
import { emailOf, signIn } from '../../arrange/accounts.ts';
import { openLaden, setFertigung, setVorrat } from '../../arrange/offener-laden.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { recordShifts, shiftSum } from '../../layout-shifts.ts';
import { heading } from '../../pages/cart-page.ts';
import {
  adresse,
  bestellen,
  feld,
  fillKorb,
  goToPruefen,
  openKasse,
  schritt,
  weiter,
} from '../../pages/kasse-page.ts';
import { card, cartLink, expectSameDocument, markDocument } from '../../pages/page-language.ts';

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
  await hand.press(card(page, 'Lavendeltraum').getByRole('link', { name: 'Lavendeltraum', exact: true }));
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
  const versand = schritt(page, '2 Versand und Zahlung');
  await expect(versand.getByRole('heading').first()).toBeFocused();
  await expect(schritt(page, '1 Adresse')).toContainText('Lindenweg 4');
  await expect(versand.getByRole('radio').first()).toBeChecked();
  await hand.press(weiter(page));
  await expect(schritt(page, '3 Prüfen')).toContainText('Minzmorgen');
  await expect(schritt(page, '3 Prüfen')).toContainText(/Lieferung (Mo|Di|Mi|Do|Fr|Sa)\s\d/);
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
  const [auftrag, ...others] = await db.selectFrom('auftrag').selectAll().execute();
  expect(others).toEqual([]);
  expect(auftrag).toMatchObject({ email: 'ada@beispiel.de', zahlart: 'vorkasse' });
  await openKasse(page);
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
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

test('the first order of an account finds name and address of its profile filled in', {
  tag: '@phone',
}, async ({ page, db }) => {
  await openLaden(db);
  const { user } = await signIn(page, 'anna');
  await openKasse(page);
  await expect(feld(page, 'PLZ')).toHaveValue('04109');
  for (const [name, value] of [
    ['E-Mail', emailOf('anna')],
    ['Vorname', 'Anna'],
    ['Nachname', 'Sommer'],
    ['Straße', 'Gartenweg'],
    ['Hausnummer', '3a'],
    ['Ort', 'Leipzig'],
  ] as const)
    await expect(feld(page, name)).toHaveValue(value);
  await expect(main(page).getByRole('link', { name: 'Anmelden' })).toHaveCount(0);

  await weiter(page).click();
  await weiter(page).click();
  await bestellen(page).click();
  await expect(page).toHaveURL(/\/bestellung\//);
  await expect(main(page).getByRole('region', { name: /Konto/ })).toHaveCount(0);
  const { accountId } = await db.selectFrom('auftrag').select('accountId').executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  expect(accountId).toBe(account.id);
});

test.describe('when a piece is sold meanwhile', () => {
  // A refused order is an answer, which the browser logs.
  test.use({ expectedErrors: [/status of 409/] });

  test.beforeEach(async ({ page, db }) => {
    await openLaden(db);
    await setFertigung(db, 'Lavendeltraum', null);
    await fillKorb(page, 'Lavendeltraum', 1);
    await fillKorb(page, 'Honigwabe', 1);
    await openKasse(page);
    await goToPruefen(page);
    await expect(bestellen(page)).toBeVisible();
  });

  test('the last piece sold meanwhile is named, and the rest can be ordered', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await setVorrat(db, 'Lavendeltraum', 0);
    await bestellen(page).click();
    // The toast of the failed call says it as well, outside of the page's own part.
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'noch nichts bestellt' });
    await expect(alert).toBeVisible();
    await expect(page.getByText('Lavendeltraum ist gerade verkauft worden.')).toBeVisible();
    await expect(bestellen(page)).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Entfernen (Lavendeltraum)' }).click();
    const waren = schritt(page, '3 Prüfen').getByRole('list', { name: 'Ihre Waren' }).getByRole('listitem');
    await expect(waren).toHaveText(/Honigwabe/);
    await expect(schritt(page, '3 Prüfen')).toContainText('Ada Beispiel');
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    expect(await db.selectFrom('auftragPosten').select('name').execute()).toEqual([{ name: 'Honigwabe' }]);
  });
});
