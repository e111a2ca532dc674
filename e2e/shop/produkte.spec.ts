import { insertProdukt } from '#test/factories.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, goWithin } from '../page-language.ts';
import { answerList, fetchProdukt, fetchProdukte, makeProdukt } from '../portfolio-calls.ts';

const imLaden = demoProdukte.filter(({ aktiv }) => aktiv);
/** German prices have a non-breaking space before the sign. */
const euro = (amount: string) => new RegExp(`${amount.replaceAll('.', '\\.')}\\s€`);

test('the list has its heading, a subtitle and the count', { tag: ['@S13', '@phone'] }, async ({ page }) => {
  await page.goto('/products');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unsere handgemachten Naturseifen');
  await expect(main.getByRole('paragraph').first()).toHaveText(/\S.{20,}/);
  await expect(main.getByText('10 einzigartige Seifen-Kreationen verfügbar')).toBeVisible();
});

test('a card shows picture, chip, name, short text, grams, aroma and price', { tag: ['@S14'] }, async ({
  page,
  request,
}) => {
  const produkte = await fetchProdukte(request);
  await openAlive(page, '/products');

  await expect(page.getByRole('article')).toHaveCount(imLaden.length);
  for (const { name, seife, gramm, aroma, beschreibung } of imLaden) {
    const shown = card(page, name);
    await shown.scrollIntoViewIfNeeded();
    const { bilder } = produkte.find((produkt) => produkt.name === name) ?? {};
    if (bilder?.alt_text) await expect(shown.getByRole('img', { name: bilder.alt_text })).toBeVisible();
    await expect(shown.getByText(seife, { exact: true }).first()).toBeVisible();
    await expect(shown.getByText(beschreibung.kurz)).toBeVisible();
    await expect(shown.getByText(`${gramm} g`, { exact: true })).toBeVisible();
    await expect(shown.getByText(aroma, { exact: true }).first()).toBeVisible();
  }
});

test('grams are written with a small g', { tag: ['@S14', '@phone'] }, async ({ page }) => {
  await page.goto('/products');
  const gramm = card(page, 'Lavendeltraum').getByText('100 g', { exact: true });
  await expect(gramm).toHaveCSS('font-variant-caps', 'normal');
  await expect(gramm).toHaveCSS('text-transform', 'none');
});

test('the first row shows its prices without scrolling on a desktop', { tag: ['@S14', '@desktop'] }, async ({
  page,
}) => {
  await openAlive(page, '/products');
  for (const name of ['Lavendeltraum', 'Honigwabe', 'Minzmorgen'])
    await expect(card(page, name).getByText(/inkl\. MwSt/)).toBeInViewport({ ratio: 1 });
});

for (const [width, count] of [
  [700, 9],
  [1440, 10],
  [1600, 9],
] as const) {
  test(`of ${count} cards none stands alone in half a row at ${width}`, {
    tag: ['@S14', '@desktop'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerList(
      page,
      Array.from({ length: count }, (_, at) => makeProdukt({ _id: `id-${at}`, name: `Seife ${at}` })),
    );
    await openAlive(page, '/about');
    await goWithin(page, '/products');
    const last = page.getByRole('article').last();
    await expect(page.getByRole('article')).toHaveCount(count);

    const [box, around] = [await last.boundingBox(), await page.getByRole('main').boundingBox()];
    expect(box?.width).toBeGreaterThan(0.8 * (around?.width ?? 0));
    expect(box?.height).toBeLessThan(0.6 * (box?.width ?? 0));
  });
}

test('the cards are sorted by reihenfolge, then name', { tag: ['@S14', '@S41', '@phone'] }, async ({
  page,
  db,
}) => {
  for (const name of ['Zimtstern', 'Änderung', 'Beere']) await insertProdukt(db, { name, reihenfolge: 5 });
  await page.goto('/products');

  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    ...['Änderung', 'Beere', 'Zimtstern'],
    ...imLaden.map(({ name }) => name),
  ]);
});

test('a list that the server renders in several parts is in order, and each part comes alive', {
  tag: ['@S13', '@S14', '@phone'],
}, async ({ page, db }) => {
  const names = Array.from({ length: 120 }, (_, at) => `Seife ${1000 + at}`);
  await db.transaction().execute(async (db) => {
    for (const [at, name] of names.entries()) await insertProdukt(db, { name, reihenfolge: 100 + at });
  });
  const whole = (await (await page.request.get('/products')).text()).split('<article').length - 1;
  expect(whole).toBe(imLaden.length + names.length);
  await openAlive(page, '/products');

  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    ...imLaden.map(({ name }) => name),
    ...names,
  ]);
  await card(page, 'Seife 1119')
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seife 1119');
});

test('every price is German, with base price, tax and shipping', {
  tag: ['@S14', '@R25', '@R26', '@phone'],
}, async ({ page, db }) => {
  await insertProdukt(db, { name: 'Goldbarren', preis: 1234.5, gramm: 250 });
  await insertProdukt(db, { name: 'Halbe Sache', preis: 1.15, gramm: 30 });
  await page.goto('/products');

  for (const [name, preis, grundpreis] of [
    ['Lavendeltraum', '7,90', '79,00'],
    ['Honigwabe', '8,50', '77,27'],
    ['Goldbarren', '1.234,50', '4.938,00'],
    ['Halbe Sache', '1,15', '38,33'],
  ] as const) {
    await expect(card(page, name).getByText(euro(`^${preis}`))).toBeVisible();
    await expect(card(page, name).getByText(new RegExp(`${grundpreis}\\s€\\s?/\\s?kg`))).toBeVisible();
    await expect(card(page, name).getByText(/inkl\. MwSt\. zzgl\. Versand/)).toBeVisible();
  }
});

test('without a price the card says so and shows none', { tag: ['@S14', '@R26', '@phone'] }, async ({
  page,
  db,
}) => {
  await insertProdukt(db, { name: 'Umsonst', preis: 0 });
  await page.goto('/products');

  for (const name of ['Nachtjasmin', 'Umsonst']) {
    await expect(card(page, name).getByText('Preis noch nicht festgelegt')).toBeVisible();
    await expect(card(page, name)).not.toContainText(/€|MwSt/);
  }
});

test('Details leads to the product, and so does its picture', { tag: ['@S15', '@phone'] }, async ({
  page,
  request,
}) => {
  const { _id, name } = await fetchProdukt(request, 'Honigwabe');
  await openAlive(page, '/products');
  await card(page, name)
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(page).toHaveURL(`/products/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await card(page, name).getByRole('img').click();
  await expect(page).toHaveURL(`/products/${_id}`);
});

test('only a product with a weblink has a documentation link, in a new tab', {
  tag: ['@S15', '@phone'],
}, async ({ page }) => {
  await page.goto('/products');
  const links = page.getByRole('article').getByRole('link', { name: /Dokumentation/ });
  const weblink = demoProdukte.find(({ name }) => name === 'Goldstück')?.weblink ?? '';

  await expect(links).toHaveCount(1);
  const link = card(page, 'Goldstück').getByRole('link', { name: /Dokumentation/ });
  await expect(link).toHaveAttribute('href', weblink);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('a guest sees neither a stepper nor a Warenkorb button', { tag: ['@S15', '@phone'] }, async ({
  page,
}) => {
  await openAlive(page, '/products');
  const main = page.getByRole('main');

  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /Warenkorb|Menge|mehr|weniger/i })).toHaveCount(0);
  await expect(main.getByRole('spinbutton')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
});

test('an inactive product is not in the list', { tag: ['@R7', '@phone'] }, async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'Lavendeltraum' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wintergruß' })).toHaveCount(0);
});

test.describe('in an empty shop', () => {
  test.use({ vorlage: 'leer' });

  test('the list says that it is empty', { tag: ['@S16', '@phone'] }, async ({ page }) => {
    await openAlive(page, '/products');

    await expect(page.getByRole('heading', { name: 'Keine Produkte verfügbar' })).toBeVisible();
    await expect(page.getByText('Zurzeit sind keine Produkte im Portfolio vorhanden.')).toBeVisible();
    await expect(page.getByText(/einzigartige Seifen-Kreationen/)).toHaveCount(0);
  });

  test('the start page still welcomes', { tag: ['@S12', '@S16', '@phone'] }, async ({ page }) => {
    await openAlive(page, '/');

    await expect(page.getByRole('heading', { level: 1, name: /^Willkommen/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Jetzt shoppen' })).toBeVisible();
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('cards fade in, 50 ms per card and at most 200 ms', { tag: ['@S18', '@phone'] }, async ({ page }) => {
    await page.goto('/products');
    const items = page.getByRole('main').getByRole('listitem');

    for (const [at, delay] of ['0s', '0.05s', '0.1s', '0.15s', '0.2s', '0.2s', '0.2s'].entries()) {
      await expect(items.nth(at)).toHaveCSS('animation-delay', delay);
      await expect(items.nth(at)).not.toHaveCSS('animation-name', 'none');
    }
  });
});

test('cards do not move with reduced motion', { tag: ['@S18', '@phone'] }, async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('main').getByRole('listitem').nth(6)).toHaveCSS('animation-name', 'none');
});
