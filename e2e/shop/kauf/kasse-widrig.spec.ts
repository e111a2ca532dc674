import type { Page } from '@playwright/test';
import { readBestellToken } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, goOffline, openAlive, test, untilAlive } from '../../fixtures.ts';
import {
  adresse,
  bestellen,
  feld,
  fillKorb,
  goToPruefen,
  openKasse,
  schritt,
  typeAdresse,
  weiter,
} from '../../pages/kasse-page.ts';
import { typeInto } from '../../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const auftraegeOf = (db: Db) => db.selectFrom('auftrag').select(['id', 'nummer']).execute();

test.beforeEach(async ({ page, db }) => {
  await openLaden(db);
  await fillKorb(page, 'Lavendeltraum', 1);
});

test('an address typed before the scripts are there is kept, and the button pressed then goes on', {
  tag: '@phone',
}, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/checkout', { waitUntil: 'commit' });
  await typeAdresse(page);
  await weiter(page).click();
  for (const [name, text] of adresse) await expect(feld(page, name)).toHaveValue(text);

  resolve();
  await untilAlive(page);
  await expect(schritt(page, '1 Adresse')).toContainText('Lindenweg 4');
  await expect(weiter(page)).toHaveText('Weiter zum Prüfen');
});

test('scripts that come in the middle of typing take nothing away', { tag: '@phone' }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/checkout', { waitUntil: 'commit' });
  await typeInto(feld(page, 'E-Mail'), 'ada@beispiel.de');
  await typeInto(feld(page, 'Vorname'), 'Ad');
  resolve();
  await untilAlive(page);
  await expect(feld(page, 'Vorname')).toBeFocused();
  await page.keyboard.type('a');
  await expect(feld(page, 'Vorname')).toHaveValue('Ada');
  await expect(feld(page, 'E-Mail')).toHaveValue('ada@beispiel.de');
});

test('nothing typed is lost by a reload, and nothing jumps while the page starts, fresh or at a later step', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => Reflect.get(window, 'shift') as number);
  await openKasse(page);
  const bestellung = page.getByRole('heading', { name: 'Ihre Bestellung' });
  await expect(page.getByRole('link', { name: '1 Stück' }).or(bestellung)).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  await openAlive(page, '/cart');
  await expect(page.getByText(/^Lieferung /).first()).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  await openKasse(page);
  await goToPruefen(page);
  await expect(bestellen(page)).toBeVisible();
  await page.reload();
  await expect(bestellen(page)).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);

  await expect(schritt(page, '1 Adresse')).toContainText('Lindenweg 4');
  await page.goBack();
  await expect(schritt(page, '2 Versand und Zahlung').getByRole('radio')).not.toHaveCount(0);
  await page.goBack();
  await expect(feld(page, 'E-Mail')).toHaveValue('ada@beispiel.de');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('an order whose answer was lost is found after a reload', { tag: '@phone' }, async ({ page, db }) => {
    await openKasse(page);
    await goToPruefen(page);
    // The call arrives, its answer does not.
    await page.route('**/api/checkout', async (route) => {
      if (route.request().method() === 'POST') await route.fetch().then(() => route.abort('failed'));
      else await route.continue();
    });
    await bestellen(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' })).toBeVisible();
    const [auftrag] = await auftraegeOf(db);
    await page.reload();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'die Bestätigung kam nicht bei Ihnen an',
    );
    await page.unroute('**/api/checkout');
    await page.getByRole('button', { name: 'Noch einmal nachsehen' }).click();
    await expect(page).toHaveURL(`/bestellung/${await readBestellToken(db, auftrag?.id ?? '')}`);
    expect(await auftraegeOf(db)).toHaveLength(1);
  });

  test('two presses while it is away and one with it again are one order', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await openKasse(page);
    await goToPruefen(page);
    await expect(bestellen(page)).toBeVisible();
    await goOffline(page);
    await bestellen(page).click();
    const unklar = page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' });
    await expect(unklar).toBeVisible();
    await bestellen(page).click();
    await expect(unklar).toBeVisible();
    await page.context().setOffline(false);
    await bestellen(page).dblclick();
    await expect(page).toHaveURL(/\/bestellung\//);
    expect(await auftraegeOf(db)).toHaveLength(1);
  });
});

test.describe('in several tabs', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('a second tab says that the cart was ordered and links to the order, and one that does not hear of it orders nothing more', {
    tag: '@phone',
  }, async ({ page, context, db }) => {
    test.slow();
    const second = await context.newPage();
    const deaf = await context.newPage();
    await deaf.addInitScript(() =>
      Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined }),
    );
    await openKasse(second);
    for (const tab of [page, deaf]) {
      await openKasse(tab);
      await goToPruefen(tab);
      await expect(bestellen(tab)).toBeVisible();
    }
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    await expect(second.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
    await bestellen(deaf).click();
    await expect(deaf.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    expect(await auftraegeOf(db)).toHaveLength(1);
  });
});

test.describe('in a browser that refuses its storage', () => {
  // The fixture stores an answer to the cookie banner.
  test.use({ hasConsent: false });

  test('the whole checkout works within the page', { tag: '@phone' }, async ({ page, db }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await openAlive(page, '/cart');
    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    await main(page).getByRole('link', { name: 'Zur Kasse' }).click();
    await goToPruefen(page);
    await page.goBack();
    await weiter(page).click();
    await expect(schritt(page, '3 Prüfen')).toContainText('Lindenweg 4');
    await bestellen(page).click();
    await expect(page).toHaveURL(/\/bestellung\//);
    expect(await auftraegeOf(db)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says what it needs and how to order otherwise', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/checkout');
    await expect(main(page).getByText(/^Für die Bestellung braucht Ihr Browser JavaScript\./)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'hallo@lindenblatt.example' })).toHaveAttribute(
      'href',
      'mailto:hallo@lindenblatt.example',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasse');
  });
});
