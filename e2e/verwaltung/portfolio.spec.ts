import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { card, footer, goWithin, header } from '../page-language.ts';
import { failedCall, fetchProdukte, watchCalls } from '../portfolio-calls.ts';
import {
  fehlermeldung,
  field,
  meldung,
  neuesProdukt,
  openBearbeiten,
  tile,
  unfold,
  verwaltungOf,
} from '../portfolio-page.ts';

const deleteQuestion = 'Sind Sie sicher, dass Sie dieses Produkt löschen möchten?';

test('the owner sees her products as figures and cards', {
  tag: ['@A03', '@A04', '@A09', '@S01'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  await verwaltungOf(page.request, token).change('Minzmorgen', { aktiv: false });
  await openAlive(page, '/admin/portfolio');

  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio-Verwaltung' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neues Produkt' })).toBeVisible();
  for (const [label, figure] of [
    ['Gesamt', '11'],
    ['Aktiv', '9'],
    ['Mit Bilder', '11'],
    ['Ohne', '0'],
  ] as const)
    await expect(tile(page, label)).toHaveText(figure);

  const lavendel = card(page, 'Lavendeltraum');
  await expect(lavendel.getByText('Aktiv', { exact: true })).toBeVisible();
  await expect(lavendel.getByText('#10', { exact: true })).toBeVisible();
  await expect(lavendel.getByText('Sheabutter · Lavendel · 100 g', { exact: true })).toBeVisible();
  await expect(lavendel.getByText('7,90 €', { exact: true })).toBeVisible();
  await expect(card(page, 'Nachtjasmin').getByText('Preis fehlt', { exact: true })).toBeVisible();
  await expect(card(page, 'Wintergruß').getByText('Rezept unvollständig', { exact: true })).toBeVisible();
  await expect(card(page, 'Minzmorgen').getByText('Inaktiv', { exact: true })).toBeVisible();
  await unfold(page, 'Lavendeltraum');
  await expect(lavendel.getByRole('button', { name: 'Löschen', exact: true })).toHaveText('Löschen');
  await expect(lavendel.getByText('Form: quadratisch | Verpackung: viereck', { exact: true })).toBeVisible();
  await expect(lavendel.getByText('Galerie (2 Bilder):', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(11);

  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const height = async (name: string) =>
    (await lavendel.getByRole('button', { name }).boundingBox())?.height ?? 0;
  expect(await height('Alternativtext bearbeiten: Hauptbild')).toBe(isPhone ? 150 : 200);
  expect(await height('Alternativtext bearbeiten: Galeriebild 1')).toBe(isPhone ? 50 : 60);
  const columns = await lavendel
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(isPhone ? 2 : 3);

  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeVisible();
});

test('on a phone the products are a compact list, and rare actions are one tap away', {
  tag: ['@A04', '@A05', '@A09'],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a larger screen shows whole cards');
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const lavendel = card(page, 'Lavendeltraum');
  await expect(lavendel.getByText(/im Lager$/)).toBeVisible();
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((found) => found.getBoundingClientRect().height));
  expect(heights).toHaveLength(11);
  expect(Math.max(...heights)).toBeLessThanOrEqual(180);

  const [name, preis] = await Promise.all([
    lavendel.getByRole('heading').boundingBox(),
    lavendel.getByText('7,90 €', { exact: true }).boundingBox(),
  ]);
  expect(preis?.x).toBeCloseTo(name?.x ?? 0, 0);
  expect(preis?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));

  const toggle = lavendel.getByRole('button', { name: 'Bilder und mehr', exact: true });
  await expect(lavendel.getByRole('button', { name: 'Bearbeiten', exact: true })).toHaveText('Bearbeiten');
  await expect(lavendel.getByText('Galerie (2 Bilder):')).toBeHidden();
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(lavendel.getByText('Galerie (2 Bilder):')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    lavendel.getByRole('button', { name: 'Alternativtext bearbeiten: Galeriebild 1' }),
  ).toBeFocused();
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(lavendel.getByRole('button', { name: 'Löschen', exact: true })).toBeHidden();
});

test('an empty portfolio offers to make the first product', { tag: ['@A08', '@A06', '@desktop'] }, async ({
  page,
}) => {
  const { token } = await signIn(page, 'admin');
  await verwaltungOf(page.request, token).deleteAllBut(0);
  await openAlive(page, '/admin/portfolio');

  await expect(page.getByText('Noch keine Produkte vorhanden')).toBeVisible();
  await expect(tile(page, 'Gesamt')).toHaveText('0');
  await page.getByRole('button', { name: 'Erstes Produkt erstellen' }).click();
  await expect(neuesProdukt(page)).toBeVisible();
});

test('the owner deletes a product after a confirmation that names it', {
  tag: ['@A05', '@A08', '@R9', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/portfolio');
  const goldstueck = card(page, 'Goldstück');
  const question = page.getByRole('dialog', { name: deleteQuestion, exact: true });

  await unfold(page, 'Goldstück');
  await goldstueck.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(question).toContainText('Goldstück');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(goldstueck).toBeVisible();

  await goldstueck.getByRole('button', { name: 'Löschen', exact: true }).click();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(meldung(page, 'Produkt gelöscht')).toBeVisible();
  await expect(goldstueck).toHaveCount(0);
  await expect(tile(page, 'Gesamt')).toHaveText('10');
  expect((await fetchProdukte(page.request)).map(({ name }) => name)).not.toContain('Goldstück');
});

test('search and filter narrow the cards, and only when there are more than eight', {
  tag: ['@A04', '@desktop'],
}, async ({ page }) => {
  const { token } = await signIn(page, 'admin');
  const verwaltung = verwaltungOf(page.request, token);
  await verwaltung.change('Minzmorgen', { preis: '' });
  await openAlive(page, '/admin/portfolio');
  const names = page.getByRole('article').getByRole('heading');

  await page.getByText('Ohne Preis', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Ohne Preis' })).toBeChecked();
  await expect(names).toHaveText(['Minzmorgen', 'Nachtjasmin']);
  await expect(page.getByText('2 von 11 Produkten')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Minzmorgen verschieben' })).toBeDisabled();
  await page.getByRole('searchbox', { name: 'Produkte suchen' }).fill('MINZ');
  await expect(names).toHaveText(['Minzmorgen']);
  await page.getByRole('searchbox', { name: 'Produkte suchen' }).fill('gibt es nicht');
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Alle Produkte zeigen' }).click();
  await expect(names).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Minzmorgen verschieben' })).toBeEnabled();

  await verwaltung.deleteAllBut(8);
  await page.reload();
  await expect(names).toHaveCount(8);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('a change reloads list and figures, and the shop’s pages visited before are not stale', {
  tag: ['@A08', '@S17', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/products');
  await expect(card(page, 'Honigwabe')).toBeVisible();
  await goWithin(page, '/admin/portfolio');
  const lists = watchCalls(page, '/api/admin/portfolio');
  const stats = watchCalls(page, '/api/admin/portfolio/stats');
  const form = await openBearbeiten(page, 'Honigwabe');
  const [listsBefore, statsBefore] = [lists.length, stats.length];

  await field(form, 'Name').fill('Honigwabe neu');
  await form.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect(meldung(page, 'Produkt aktualisiert')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(card(page, 'Honigwabe neu')).toBeVisible();
  await expect.poll(() => lists.length).toBe(listsBefore + 1);
  await expect.poll(() => stats.length).toBe(statsBefore + 1);

  await goWithin(page, '/products');
  await expect(card(page, 'Honigwabe neu')).toBeVisible();
  await expect(card(page, 'Honigwabe')).toHaveCount(0);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [failedCall] });

  test('the list says so and offers a retry; missing figures are only logged', {
    tag: ['@A08', '@A15', '@desktop'],
  }, async ({ page }) => {
    await signIn(page, 'admin');
    const json = { success: false, message: 'Wartungsarbeiten' };
    await page.route('**/api/admin/portfolio', (route) => route.fulfill({ status: 409, json }));
    await page.route('**/api/admin/portfolio/stats', (route) => route.fulfill({ status: 409, json }));
    await openAlive(page, '/admin/portfolio');

    await expect(fehlermeldung(page, 'Fehler beim Laden der Produkte: Wartungsarbeiten')).toBeVisible();
    await expect(page.getByText('Die Produkte konnten nicht geladen werden.')).toBeVisible();
    await expect(tile(page, 'Gesamt')).toHaveText('–');
    await expect(page.getByRole('alert').getByText(/Wartungsarbeiten/)).toHaveCount(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(card(page, 'Honigwabe')).toBeVisible();
  });

  test('a product that could not be deleted stays, with the reason', { tag: ['@A08', '@desktop'] }, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await openAlive(page, '/admin/portfolio');
    await page.route('**/api/admin/portfolio/*', (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'Gerade nicht möglich.' } }),
    );
    const goldstueck = await unfold(page, 'Goldstück');
    await goldstueck.getByRole('button', { name: 'Löschen', exact: true }).click();
    await page.getByRole('dialog', { name: deleteQuestion }).getByRole('button', { name: 'Löschen' }).click();
    await expect(fehlermeldung(page, 'Fehler beim Löschen: Gerade nicht möglich.')).toBeVisible();
    await expect(card(page, 'Goldstück')).toBeVisible();
  });
});

test('products of another server, with only their names, are shown and edited', {
  tag: ['@A04', '@A08', '@desktop'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  const data = [
    { _id: 'a', name: 'Karg', seife: 'pink', gramm: 90, aroma: 'Rose', seifenform: 'Herz', aktiv: true },
    { _id: 'b', name: 'Leer', bilder: { hauptbild: '/uploads/b.jpg' } },
  ];
  await page.route('**/api/admin/portfolio', (route) => route.fulfill({ json: { success: true, data } }));
  await page.route('**/api/admin/portfolio/stats', (route) =>
    route.fulfill({ json: { success: true, data: null } }),
  );
  await page.route('**/uploads/b.jpg', (route) => route.fulfill({ path: 'demo/pictures/minzglas-1.webp' }));
  await openAlive(page, '/admin/portfolio');

  await expect((await unfold(page, 'Karg')).getByText('Galerie (0 Bilder):')).toBeVisible();
  await expect(card(page, 'Leer').getByText('Preis fehlt', { exact: true })).toBeVisible();
  await expect(tile(page, 'Gesamt')).toHaveText('–');
  const form = await openBearbeiten(page, 'Leer');
  await expect(field(form, 'Gramm')).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.unroute('**/api/admin/portfolio');
  await page.route('**/api/admin/portfolio', (route) =>
    route.fulfill({ json: { success: true, data: null } }),
  );
  await page.reload();
  await expect(page.getByText('Noch keine Produkte vorhanden')).toBeVisible();
});

test('only an admin causes calls of the back office', { tag: ['@A08', '@S06', '@desktop'] }, async ({
  page,
}) => {
  const calls = watchCalls(page, '/admin/portfolio');
  await signIn(page, 'werkstatt');
  await openAlive(page, '/admin/portfolio');
  await expect(page).toHaveURL('/');
  expect(calls.filter((call) => call.url().includes('/api/'))).toEqual([]);
});
