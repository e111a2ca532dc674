import type { Locator, Page } from '@playwright/test';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '../../arrange/auftraege.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, openAlive, test, untilAlive } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { footer } from '../../pages/page-language.ts';
import { retype, typeInto } from '../../type-into.ts';

const main = (page: Page) => page.getByRole('main');
const feld = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name });
const bestaetigen = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'Widerruf bestätigen', exact: true });
const titel = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });
const beleg = /^Ihr Wider\u00ad?ruf ist bei uns$/;
const erklaert = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('region', { name: 'Das haben Sie erklärt' })
    .getByRole('definition')
    .filter({ hasText: name });
const alert = (page: Page): Locator => main(page).getByRole('alert');
const listen = (db: Db) => db.selectFrom('widerruf').selectAll().orderBy('id').execute();

const angaben = [
  ['Name', 'Ada Beispiel'],
  ['Bestellung', 'drei Seifen am 2. Mai'],
  ['E-Mail', 'ada@kundschaft.example'],
] as const;

async function typeAngaben(page: Page): Promise<void> {
  for (const [name, text] of angaben) await typeInto(feld(page, name), text);
}

async function expectAngaben(page: Page): Promise<void> {
  for (const [name, text] of angaben) await expect(feld(page, name)).toHaveValue(text);
}

async function expectBeleg(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/widerruf\/[\w-]{43}$/);
  await expect(titel(page)).toHaveText(beleg);
}

/** An order of two lines: three pieces and one. */
async function makeOrder(db: Db) {
  const produkte = await db.selectFrom('produkt').select('id').orderBy('name').limit(2).execute();
  const posten = produkte.map(({ id: produktId }, index) => ({ produktId, menge: index === 0 ? 3 : 1 }));
  return insertAuftrag(db, { posten, nummer: 'B-26-K7M4Q', email: 'mia@kundschaft.example' });
}

test('from the footer to the receipt, with taps and keys', { tag: '@phone' }, async ({ page, db }) => {
  test.slow();
  const hand = new Hand(page);
  await openAlive(page, '/products');
  await hand.press(footer(page).getByRole('link', { name: 'Vertrag widerrufen', exact: true }));
  await expect(page).toHaveURL('/widerruf');
  await expect(main(page).getByRole('link', { name: 'Widerrufsbelehrung' })).toHaveAttribute(
    'href',
    '/widerrufsbelehrung',
  );

  await hand.press(bestaetigen(page));
  await expect(feld(page, 'Name')).toBeFocused();
  for (const [name] of angaben) await expect(feld(page, name)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('Ada Beispiel');
  await expect(feld(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await hand.type(feld(page, 'Bestellung'), 'drei Seifen am 2. Mai');
  // An odd address is asked about and never refused.
  await hand.type(feld(page, 'E-Mail'), 'ada@kundschaft');
  await hand.press(feld(page, 'Stücke'));
  await expect(feld(page, 'E-Mail')).toHaveAccessibleDescription(/Absenden können Sie trotzdem/);
  await page.keyboard.type('nur die blaue');
  await hand.press(bestaetigen(page));

  await expectBeleg(page);
  for (const text of ['Ada Beispiel', 'drei Seifen am 2. Mai', 'ada@kundschaft', 'nur die blaue'])
    await expect(erklaert(page, text)).toBeVisible();
  await expect(main(page).getByText(/am \d+\. \p{L}+ \d{4} um \d\d:\d\d Uhr/u)).toBeVisible();
  await expect(main(page).getByText(/Bitte drucken Sie diese Seite/)).toBeVisible();
  expect(await listen(db)).toMatchObject([{ name: 'Ada Beispiel', stuecke: 'nur die blaue', link: '' }]);

  // Again by its address: the same receipt, from the server.
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(erklaert(page, 'nur die blaue')).toBeVisible();
  await expect(page).toHaveTitle(/^Ihr Widerruf \|/);
  await page.emulateMedia({ media: 'print' });
  await expect(erklaert(page, 'Ada Beispiel')).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

test('two tabs declare for themselves', { tag: '@phone' }, async ({ page, context, db }) => {
  test.slow();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openAlive(tab, '/widerruf');
    await typeAngaben(tab);
  }
  await retype(feld(other, 'Bestellung'), 'eine andere');
  for (const tab of [page, other]) {
    await bestaetigen(tab).tap();
    await expectBeleg(tab);
  }
  expect((await listen(db)).map(({ bestellung }) => bestellung)).toEqual([angaben[1][1], 'eine andere']);
});

test('what was typed and sent before the scripts are there arrives', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => promise.then(() => route.continue()));
  await page.goto('/widerruf', { waitUntil: 'commit' });
  await typeAngaben(page);
  await bestaetigen(page).click();
  await expectAngaben(page);
  resolve();
  await expectBeleg(page);
  expect(await listen(db)).toHaveLength(1);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

  test('a press whose answer was lost and a second one after a reload are one declaration', {
    tag: '@phone',
  }, async ({ page, db }) => {
    await openAlive(page, '/widerruf');
    await typeAngaben(page);
    // The call arrives, its answer does not.
    await page.route('**/api/widerruf', (route) => route.fetch().then(() => route.abort('failed')));
    await bestaetigen(page).tap();
    await expect(alert(page)).toContainText('Es ist nichts verloren');
    await expectAngaben(page);
    await page.reload();
    await untilAlive(page);
    await expectAngaben(page);
    await page.unroute('**/api/widerruf');
    await bestaetigen(page).tap();
    await expectBeleg(page);
    expect(await listen(db)).toHaveLength(1);
  });

  test('a form whose scripts cannot be loaded is sent by the browser itself', { tag: '@phone' }, async ({
    page,
    db,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/widerruf');
    await expect(page.locator('#not-started')).toBeVisible();
    await typeAngaben(page);
    await bestaetigen(page).click();
    await expectBeleg(page);
    await expect(erklaert(page, 'Ada Beispiel')).toBeVisible();
    expect(await listen(db)).toHaveLength(1);
  });
});

test.describe('by the link of an order', () => {
  test.beforeEach(async ({ db }) => openLaden(db));
  const zeile = (page: Page, nr: number): Locator =>
    main(page)
      .getByRole('checkbox')
      .nth(nr - 1);
  const weniger = (page: Page): Locator => main(page).getByRole('button', { name: /verringern$/ });

  test('the form is filled in, and pieces are unticked', { tag: '@phone' }, async ({ page, db }) => {
    test.slow();
    const { id, token, nummer } = await makeOrder(db);
    const seen: string[] = [];
    page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`));
    const hand = new Hand(page);
    await openAlive(page, `/bestellung/${token}`);
    await hand.press(main(page).getByRole('link', { name: 'Vertrag widerrufen' }));
    await expect(page).toHaveURL(`/widerruf#${token}`);
    await expect(feld(page, 'Name')).toHaveValue('Erika Beispiel');
    await expect(feld(page, 'Bestellung')).toHaveValue(nummer);
    await expect(feld(page, 'E-Mail')).toHaveValue('mia@kundschaft.example');
    for (const nr of [1, 2]) await expect(zeile(page, nr)).toBeChecked();

    await hand.press(zeile(page, 2));
    await hand.press(weniger(page));
    await page.reload();
    await untilAlive(page);
    await expect(main(page).getByRole('spinbutton')).toHaveValue('2');
    await expect(zeile(page, 2)).not.toBeChecked();
    await hand.press(bestaetigen(page));

    await expectBeleg(page);
    await expect(erklaert(page, '2\u00a0×\u00a0')).toBeVisible();
    const [row] = await listen(db);
    expect(row).toMatchObject({ link: id, bestellung: nummer });
    expect(JSON.parse(row?.teile ?? '')).toMatchObject([{ nr: 1, menge: 2 }]);
    expect(seen.filter((line) => !line.includes('/api/') && line.includes(`#${token}`))).toEqual([]);

    // The order says so, and the form stays open for it.
    await openAlive(page, `/widerruf#${token}`);
    await expect(main(page).getByText(/Zu dieser Bestellung ist schon ein Widerruf bei uns/)).toBeVisible();
    await expect(bestaetigen(page)).toBeEnabled();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('from the footer to the receipt', { tag: '@phone' }, async ({ page, db }) => {
    const hand = new Hand(page);
    await page.goto('/products');
    await hand.press(footer(page).getByRole('link', { name: 'Vertrag widerrufen', exact: true }));
    await hand.press(bestaetigen(page));
    // The browser itself says what is missing.
    await expect(page).toHaveURL('/widerruf');
    expect(await listen(db)).toEqual([]);
    for (const [name, text] of angaben) await hand.type(feld(page, name), text);
    await hand.type(feld(page, 'Stücke'), 'eine');
    await hand.press(bestaetigen(page));
    await expectBeleg(page);
    for (const text of [...angaben.map(([, text]) => text), 'eine'])
      await expect(erklaert(page, text)).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    expect(await listen(db)).toHaveLength(1);
  });

  test.describe('with a link that is none', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('the page says so', { tag: '@phone' }, async ({ page }) => {
      const answer = await page.goto(`/widerruf/${'x'.repeat(43)}`);
      expect(answer?.status()).toBe(404);
      await expect(titel(page)).toHaveText(/gibt es nicht$/);
    });
  });
});
