import { expect, openAlive, test } from '../fixtures.ts';
import { dialog, openLager, rowOf, snackbar } from '../lager-page.ts';
import { card } from '../page-language.ts';

const gruppen = ['Rohseifen', 'Duftöle', 'Verpackungen', 'Fertigprodukte'];

test('an admin sees every article by group with its level, finds and sorts them', { tag: ['@A24'] }, async ({
  page,
}) => {
  await openLager(page);
  for (const name of ['Inventur', 'Produktion'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(gruppen);
  await expect(rowOf(page, 'Sheabutter')).toContainText('8.400 g');
  await expect(rowOf(page, 'Sheabutter').getByRole('button')).toHaveText(['Korrigieren', 'Historie']);
  await expect(page.getByRole('img', { name: 'knapp, Mindestbestand 800 g' })).toBeVisible();

  await page.getByRole('tab', { name: 'Fertigprodukte' }).click();
  await expect(page).toHaveURL(/tab=produkte/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Fertigprodukte' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Historie/ })).toHaveCount(11);

  await page.getByRole('searchbox', { name: 'Artikel suchen' }).fill('minz');
  await expect(page.getByRole('button', { name: /^Historie/ })).toHaveCount(2);
  await page.getByRole('searchbox').fill('gibt es nicht');
  await expect(page.getByText('Kein Artikel gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect(page.getByRole('button', { name: /^Historie/ })).toHaveCount(11);
});

test('the list can be sorted by its columns', { tag: ['@A24'] }, async ({ page }, { project }) => {
  await openLager(page);
  if (project.name === 'phone')
    await page.getByLabel('Sortieren nach').selectOption({ label: 'Bestand, aufsteigend' });
  else await page.getByRole('button', { name: 'Bestand', exact: true }).click();
  const buttons = page.getByRole('button', { name: /^Historie/ });
  await expect(buttons.first()).toHaveAccessibleName('Historie: schwarz');
  await expect(buttons.last()).toHaveAccessibleName('Historie: Sheabutter');
});

test('the warning leads to its articles and a shopping list', { tag: ['@A24', '@desktop'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLager(page);
  await expect(page.getByRole('heading', { name: '4 Artikel unter Mindestbestand' })).toBeVisible();
  await expect(page.getByText('Sandelholz: es fehlen 18 Tropfen')).toBeVisible();

  await page.getByRole('link', { name: 'Sandelholz' }).click();
  await expect(page.getByRole('tab', { name: 'Duftöle' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Historie/ })).toHaveCount(1);
  await expect(rowOf(page, 'Sandelholz')).toContainText('42 Tropfen');

  await page.getByRole('button', { name: 'Einkaufsliste' }).click();
  const list = dialog(page, 'Einkaufsliste');
  await expect(list.getByRole('listitem')).toHaveText([
    'schwarzKontor Spreewald · es fehlen 460 g1 × 1.000 g11,90 €',
    'SandelholzDuftmanufaktur Elbtal · es fehlen 18 Tropfen1 × 15 ml24,90 €',
    'Minzglas3 Stück',
    'Wintergruß6 Stück',
  ]);
  await list.getByRole('button', { name: 'Kopieren' }).click();
  await expect(snackbar(page)).toContainText('Einkaufsliste kopiert');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\u00a0', ' ')).toBe(
    'Einkaufen:\n- 1 × 1.000 g schwarz, Kontor Spreewald, 11,90 €\n- 1 × 15 ml Sandelholz, Duftmanufaktur Elbtal, 24,90 €\nZusammen 36,80 €\n\nHerstellen:\n- 3 Stück Minzglas\n- 6 Stück Wintergruß',
  );
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByText('Sandelholz')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(list.getByRole('button', { name: 'Kopieren' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('the buttons come with the warnings above them, and do not move away from under a finger', {
  tag: ['@A24', '@desktop'],
}, async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/lager/warnungen', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const bestand = page.waitForResponse('**/api/lager/bestand');
  await openLager(page);
  await (await bestand).finished();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Einen Augenblick');
  await expect(page.getByRole('button', { name: 'Regal zählen' })).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('button', { name: 'Einkaufsliste' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Regal zählen' })).toBeVisible();
});

test('an empty group says so', { tag: ['@A24', '@desktop'] }, async ({ page }) => {
  const data = { rohseifen: [], duftoele: [], verpackungen: [], produkte: [] };
  await page.route('**/api/lager/bestand', (route) => route.fulfill({ json: { success: true, data } }));
  await page.route('**/api/lager/warnungen', (route) =>
    route.fulfill({ json: { success: true, count: 0, data: [] } }),
  );
  await openLager(page);
  for (const gruppe of gruppen) {
    await page.getByRole('tab', { name: gruppe }).click();
    await expect(page.getByText(`Keine ${gruppe} im Lager.`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Einkaufsliste' })).toHaveCount(0);
});

test('the whole stock is saved as a file for a German spreadsheet', { tag: ['@A24', '@desktop'] }, async ({
  page,
}) => {
  await openLager(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bestand als CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Lagerbestand.csv');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.startsWith('\uFEFF"Gruppe";"Artikel";"Bestand"')).toBe(true);
  expect(text).toContain('"Duftöle";"Sandelholz";42;"Tropfen";60;"ja"');
});

test.describe('when the stock cannot be loaded', () => {
  test.use({ expectedErrors: [/502/] });

  test('the screen says so and offers a retry', { tag: ['@A29', '@desktop'] }, async ({ page }) => {
    const path = '**/api/lager/bestand';
    await page.route(path, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await openLager(page);
    await expect(page.getByText('Fehler beim Laden des Bestands')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(rowOf(page, 'Sheabutter')).toBeVisible();
  });
});

test('the placeholder for the permission inventory.read is a heading', { tag: ['@A01', '@desktop'] }, async ({
  page,
}) => {
  await openLager(page);
  await openAlive(page, '/admin/inventory');
  await expect(page.getByRole('main')).toHaveText('Lagerverwaltung');
});

test('the portfolio shows how many finished pieces there are; shoppers see nothing of it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openLager(page);
  await openAlive(page, '/admin/portfolio');
  await expect(card(page, 'Minzglas').getByText('3 Stück im Lager')).toBeVisible();
  await expect(card(page, 'Lavendeltraum').getByText('21 Stück im Lager')).toBeVisible();
  await openAlive(page, '/products');
  await expect(card(page, 'Minzglas')).toBeVisible();
  await expect(page.getByText(/im Lager/)).toHaveCount(0);
});
