import type { Page } from '@playwright/test';
import { changeEinstellung } from '#test/einstellung.ts';
import { demoPassword, emailOf, fetchSession, signIn, storedSession, type Who } from '../accounts.ts';
import { failCalls, korbOf, toast } from '../cart-calls.ts';
import { emptyText, euro, heading, leeren, line, menge, plus, question, remove } from '../cart-page.ts';
import { expect, expectAccessible, goOffline, openAlive, test, untilDrawn } from '../fixtures.ts';
import { openLaden, pauseLaden, setFertigung, setVorrat } from '../offener-laden.ts';
import { card, cartLink, header, signOut } from '../page-language.ts';
import { fetchProdukt, watchCalls } from '../portfolio-calls.ts';
import { typeInto } from '../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const hinein = (page: Page) => main(page).getByRole('button', { name: 'In den Warenkorb' });
const facts = (page: Page) => main(page).getByRole('list', { name: 'Lieferung und Zahlung' });
const zurKasse = (page: Page) => main(page).getByRole('link', { name: 'Zur Kasse' });

async function openProdukt(page: Page, name: string): Promise<void> {
  const { _id } = await fetchProdukt(page.request, name);
  await openAlive(page, `/products/${_id}`);
}

async function typeAccount(page: Page, who: Who): Promise<void> {
  await typeInto(page.getByLabel('E-Mail'), emailOf(who));
  await typeInto(page.getByLabel('Passwort', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
}

/** Puts pieces into the guest's cart as the browser does. */
async function fillCart(page: Page, name: string, pieces: number): Promise<void> {
  const { _id: produktId } = await fetchProdukt(page.request, name);
  const answer = await page.request.post('/api/cart/add', { data: { produktId, menge: pieces } });
  expect(answer.status()).toBe(200);
}

test.beforeEach(({ db }) => openLaden(db));

test('a guest fills a cart from list and product page, and finds it again in another tab and after a reload', async ({
  page,
}) => {
  await openAlive(page, '/products');
  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b/);
  const honig = card(page, 'Honigwabe');
  await plus(honig).click();
  await honig.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(toast(page, '2x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/\b2\b/);
  await expectAccessible(page);

  await openProdukt(page, 'Lavendeltraum');
  await expect(main(page).getByText(/melden Sie sich an/)).toHaveCount(0);
  await hinein(page).click();
  await expect(cartLink(page)).toHaveAccessibleName(/\b3\b/);

  const tab = await page.context().newPage();
  await openAlive(tab, '/cart');
  await expect(heading(tab)).toHaveText('Warenkorb (3)');
  await plus(line(tab, 'Honigwabe')).click();
  await expect(heading(tab)).toHaveText('Warenkorb (4)');
  await expect(cartLink(page)).toHaveAccessibleName(/\b4\b/);
  await tab.close();

  await cartLink(page).click();
  await expect(heading(page)).toHaveText('Warenkorb (4)');
  await page.reload();
  await expect(heading(page)).toHaveText('Warenkorb (4)');
  await expect(menge(line(page, 'Honigwabe'))).toHaveValue('3');
});

test('pages of a guest without a cart ask nothing about one, and a known cart is counted without a call', {
  tag: ['@phone'],
}, async ({ page }) => {
  const calls = watchCalls(page, '/cart');
  await openAlive(page, '/products');
  await card(page, 'Honigwabe')
    .getByRole('button', { name: /^Warenkorb/ })
    .click();
  await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
  await openAlive(page, '/');
  await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
  expect(calls.map((request) => request.method())).toEqual([]);
});

test('a guest removes a line, takes that back, and clears the cart', { tag: ['@phone'] }, async ({
  page,
}) => {
  await fillCart(page, 'Honigwabe', 2);
  await fillCart(page, 'Lavendeltraum', 1);
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await remove(line(page, 'Honigwabe')).click();
  await expect(heading(page)).toHaveText('Warenkorb (1)');
  await main(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .click();
  await expect(heading(page)).toHaveText('Warenkorb (3)');
  await leeren(page).click();
  await question(page).getByRole('button', { name: 'Ja, alle entfernen' }).click();
  await expect(emptyText(page)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b/);
  await page.reload();
  await expect(emptyText(page)).toBeVisible();
});

test('signing in takes the cart along, says what was cut, and returns to it; signing out leaves no lines', {
  tag: ['@phone'],
}, async ({ page }) => {
  test.slow();
  const { token } = await fetchSession(page.request, 'ben');
  const korb = korbOf(page.request, token);
  await korb.clear();
  await korb.add('Honigwabe', 60);
  await fillCart(page, 'Honigwabe', 50);
  await openAlive(page, '/cart');
  await expect(heading(page)).toHaveText('Warenkorb (50)');

  await header(page).getByRole('link', { name: 'Anmelden', exact: true }).click();
  await typeAccount(page, 'ben');
  await expect(page).toHaveURL('/cart');
  await expect(heading(page)).toHaveText('Warenkorb (99)');
  await expect(
    toast(page, 'Von Honigwabe liegen jetzt 99 Stück im Warenkorb, mehr geht nicht.'),
  ).toBeVisible();
  expect(await korb.mengeOf('Honigwabe')).toBe(99);

  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(cartLink(page)).toHaveAccessibleName(/\b0\b/);
  await cartLink(page).click();
  await expect(emptyText(page)).toBeVisible();
});

test.describe('when the session is over', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('signing in returns to the cart with its lines', {
    tag: ['@phone'],
  }, async ({ page, db }) => {
    test.slow();
    await signIn(page, 'anna');
    await openAlive(page, '/cart');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
    await db.deleteFrom('session').execute();
    await plus(main(page).getByRole('listitem').first()).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(async () => (await storedSession(page)).token).toBeNull();
    await typeAccount(page, 'anna');
    await expect(page).toHaveURL('/cart');
    await expect(heading(page)).toHaveText('Warenkorb (3)');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('nothing is added, which is said; with it again the same button works', {
    tag: ['@phone'],
  }, async ({ page }) => {
    await openProdukt(page, 'Honigwabe');
    await hinein(page).click();
    await expect(toast(page, '1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
    await goOffline(page);
    await hinein(page).click();
    await expect(page.getByText(/Fehler beim Hinzufügen zum Warenkorb/)).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
    await page.context().setOffline(false);
    await hinein(page).click();
    await expect(cartLink(page)).toHaveAccessibleName(/\b2\b/);
  });
});

test('card and product page say what is left, what is made first and what is sold out', async ({
  page,
  db,
}) => {
  await setVorrat(db, 'Honigwabe', 2);
  await setVorrat(db, 'Lavendeltraum', 0);
  await setVorrat(db, 'Minzmorgen', 0);
  await setFertigung(db, 'Minzmorgen', 10);
  await openAlive(page, '/products');
  await expect(card(page, 'Honigwabe').getByText('noch 2', { exact: true })).toBeVisible();
  await expect(card(page, 'Minzmorgen').getByText('auf Bestellung in 10 Werktagen')).toBeVisible();
  const sold = card(page, 'Lavendeltraum');
  await expect(sold.getByText('gerade vergriffen')).toBeVisible();
  await expect(sold.getByText('Schauen Sie bald wieder vorbei')).toBeVisible();
  await expect(sold.getByRole('button')).toHaveCount(0);
  if ((page.viewportSize()?.width ?? 0) > 900) {
    const preise = ['Lavendeltraum', 'Honigwabe', 'Minzmorgen'].map((name) =>
      card(page, name)
        .getByText(/\d,\d\d\s€$/)
        .first()
        .boundingBox(),
    );
    const tops = (await Promise.all(preise)).map((box) => box?.y);
    expect(new Set(tops).size, 'prices of a row are level').toBe(1);
  }
  await expect(card(page, 'Minzmorgen').getByRole('button', { name: /^Warenkorb/ })).toBeVisible();

  await openProdukt(page, 'Lavendeltraum');
  await expect(main(page).getByText('gerade vergriffen')).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 900) {
    // Nothing to buy, so the words scroll away with the rest.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(main(page).getByText('gerade vergriffen')).not.toBeInViewport();
  }
  await expect(hinein(page)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'fragen Sie uns' })).toHaveAttribute('href', '/contact');
  for (const [name, word] of [
    ['Lavendeltraum', 'OutOfStock'],
    ['Minzmorgen', 'BackOrder'],
    ['Honigwabe', 'LimitedAvailability'],
  ] as const) {
    const { _id } = await fetchProdukt(page.request, name);
    const html = await (await page.request.get(`/products/${_id}`)).text();
    expect(html).toContain(`https://schema.org/${word}`);
  }
});

test('a line with more pieces than there are says so and is reduced with one tap', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await setFertigung(db, 'Honigwabe', null);
  await fillCart(page, 'Honigwabe', 5);
  await setVorrat(db, 'Honigwabe', 2);
  await openAlive(page, '/cart');
  const honig = line(page, 'Honigwabe');
  await expect(honig.getByText('Nur noch 2 da')).toBeVisible();
  const saved = page.waitForResponse('**/api/cart/update');
  await honig.getByRole('button', { name: /^Auf 2 verringern/ }).press('Enter');
  await expect(menge(honig)).toHaveValue('2');
  await expect(honig.getByText('Nur noch 2 da')).toHaveCount(0);
  await expect(plus(honig)).toBeFocused();
  await expect(heading(page)).toHaveText('Warenkorb (2)');
  // Shown at once, sent a moment later: it must not meet the empty shelf.
  await saved;

  await setVorrat(db, 'Honigwabe', 0);
  await page.reload();
  await expect(honig.getByText('Gerade vergriffen')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
  await expect(main(page).getByText('Davon kann gerade nichts bestellt werden.')).toBeVisible();
});

test('postage, the way to free postage, days and ways to pay stand in the cart before any data is asked', {
  tag: '@phone',
}, async ({ page, db }) => {
  await changeEinstellung(db, 'versand', {
    dhl: { aktiv: true, tabelle: [{ bisGramm: 31_500, preis: 4.9 }], freiAb: 20 },
  });
  await fillCart(page, 'Lavendeltraum', 1);
  await openAlive(page, '/cart');
  const { preis = 0 } = await fetchProdukt(page.request, 'Lavendeltraum');
  const fehlt = (20 - preis).toFixed(2).replace('.', ',');
  await expect(facts(page)).toContainText(new RegExp(`Noch ${fehlt}\\s€ bis zum kostenlosen Versand`));
  await expect(facts(page)).toContainText(
    /Lieferung (Mo|Di|Mi|Do|Fr|Sa) \d+\. .*– (Mo|Di|Mi|Do|Fr|Sa) \d+\. /,
  );
  await expect(facts(page)).toContainText(/Abholbereit ab (Mo|Di|Mi|Do|Fr) \d+\. /);
  await expect(facts(page)).toContainText(
    /wenn Sie heute bestellen und überweisen.*wenn Sie heute bestellen; ohne/,
  );
  await expect(facts(page)).toContainText('Überweisung (Vorkasse) oder Zahlung bei Abholung');
  await expect(main(page).getByText(/ausschließlich innerhalb Deutschlands/)).toBeVisible();
  await expect(main(page).getByText(/inkl\. MwSt\./)).toBeVisible();
  await expect(main(page).getByText(/€\/kg/)).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expect(zurKasse(page)).toHaveAttribute('href', '/checkout');

  await menge(line(page, 'Lavendeltraum')).fill('9');
  await expect(facts(page)).toContainText('Der Versand ist kostenlos.');
  const sum = (preis * 9).toFixed(2).replace('.', ',');
  await expect(main(page).getByRole('definition').last()).toHaveText(euro(sum));
});

test('a cart too heavy for a parcel says so, with a way out', { tag: ['@phone'] }, async ({ page, db }) => {
  await changeEinstellung(db, 'versand', {
    dhl: { aktiv: true, tabelle: [{ bisGramm: 2500, preis: 4.9 }], freiAb: null },
  });
  await fillCart(page, 'Lavendeltraum', 60);
  await openAlive(page, '/cart');
  await expect(facts(page)).toContainText('Für ein Paket ist das zu schwer (höchstens 2,5 kg)');
  await expect(facts(page)).toContainText('schreiben Sie uns: hallo@');
  await expectAccessible(page);
});

for (const pieces of [0, 2])
  test(`nothing moves while a cart of ${pieces} pieces is loaded`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    if (pieces > 0) await fillCart(page, 'Honigwabe', pieces);
    await openAlive(page, '/cart');
    await expect(pieces > 0 ? zurKasse(page) : emptyText(page)).toBeVisible();
    await untilDrawn(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  });

test('during a pause guests keep their cart, and only the checkout is closed', { tag: ['@phone'] }, async ({
  page,
  db,
}) => {
  await pauseLaden(db, 'Wir sind im Urlaub.', '2099-01-05');
  await openAlive(page, '/products');
  await card(page, 'Honigwabe')
    .getByRole('button', { name: /^Warenkorb/ })
    .click();
  await expect(cartLink(page)).toHaveAccessibleName(/\b1\b/);
  await cartLink(page).click();
  const button = main(page).getByRole('button', { name: 'Zur Kasse' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    'Zurzeit kann nicht bestellt werden. Ab 5. Januar 2099 sind wir wieder da. Ihr Warenkorb bleibt Ihnen erhalten.',
  );
  await expect(facts(page)).toContainText('wenn Sie am 5. Januar 2099 bestellen und überweisen');
  await expect(facts(page)).not.toContainText('heute');
  await expectAccessible(page);
  const { _id } = await fetchProdukt(page.request, 'Honigwabe');
  expect(await (await page.request.get(`/products/${_id}`)).text()).not.toContain('availability');
});

test.describe('with a cart that cannot be loaded', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a guest is offered another try', { tag: ['@phone'] }, async ({ page }) => {
    test.slow();
    await fillCart(page, 'Honigwabe', 2);
    await failCalls(page, '/cart', { status: 500 });
    await openAlive(page, '/cart');
    await expect(main(page).getByText('Der Warenkorb konnte nicht geladen werden.')).toBeVisible();
    await page.unroute('**/api/cart');
    await main(page).getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(heading(page)).toHaveText('Warenkorb (2)');
  });
});

test('an employee who signs in begins at the dashboard, and a guarded page is returned to', {
  tag: ['@desktop'],
}, async ({ page }) => {
  test.slow();
  await openAlive(page, '/login');
  await typeAccount(page, 'werkstatt');
  await expect(page).toHaveURL('/admin/dashboard');
  await signOut(page);
  await openAlive(page, '/admin/lager');
  await expect(page).toHaveURL('/login');
  await typeAccount(page, 'admin');
  await expect(page).toHaveURL('/admin/lager');
});
