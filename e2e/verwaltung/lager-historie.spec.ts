import { lagerCalls } from '#features/lager/calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { dialog, fetchArtikel, openLager, rowOf } from '../lager-page.ts';
import { senderOf } from '../send.ts';

test.use({ expectedErrors: [/409|502/] });

test('the history shows every movement, as a chart and as a list, filtered by kind', {
  tag: ['@A28', '@A30'],
}, async ({ page }) => {
  test.slow();
  await openLager(page);
  await page.getByRole('button', { name: 'Historie: schwarz' }).click();
  const historie = dialog(page, 'Historie: schwarz');
  await expect(
    historie.getByRole('img', { name: /^Bestand seit .* jetzt 340 g, Mindestbestand 800 g$/ }),
  ).toBeVisible();
  const list = historie.getByRole('table', { name: 'Bewegungen' }).or(historie.getByRole('list'));
  const newest = list.getByRole('row').or(list.getByRole('listitem')).filter({ hasText: '−1.080 g' }).first();
  await expect(newest).toContainText(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  for (const text of ['Ausgang', '1.420 g', '340 g', 'Produktion: 12 × Nachtjasmin', 'Maria Lindner'])
    await expect(newest).toContainText(text);
  const colorOf = (text: string) =>
    list
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf('Ausgang')).toBe('rgb(168, 32, 13)');
  expect(await colorOf('Eingang')).toBe('rgb(47, 107, 85)');

  await historie.getByLabel('Art der Bewegung').selectOption({ label: 'Eingang' });
  await expect(list.getByText('Ausgang')).toHaveCount(0);
  await expect(list.getByText('Anfangsbestand')).toBeVisible();
  const saving = page.waitForEvent('download');
  await historie.getByRole('button', { name: 'Als CSV speichern' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Historie schwarz.csv');
});

test('a long history has pages', { tag: ['@A28', '@desktop'] }, async ({ page }) => {
  const token = await openLager(page, 'verpackungen');
  const { artikelId, letzteNr } = await fetchArtikel(page, token, 'viereck');
  for (let nr = letzteNr; nr < 30; nr += 1)
    await senderOf(page.request, token)(lagerCalls.korrektur, {
      body: { typ: 'verpackung', artikelId, aenderung: -1 },
    });
  await page.getByRole('button', { name: 'Historie: viereck' }).click();
  const historie = dialog(page, 'Historie: viereck');
  const pages = historie.getByRole('navigation', { name: 'Seiten' });
  await expect(pages).toContainText('1–25 von 30');
  await pages.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(pages).toContainText('26–30 von 30');
  await expect(historie.getByText('Anfangsbestand')).toBeVisible();
});

test('an article without movements says so, and so does a failed load', {
  tag: ['@A28', '@A29', '@desktop'],
}, async ({ page }) => {
  await openLager(page, 'produkte');
  await page.getByRole('button', { name: 'Historie: Wintergruß' }).click();
  await expect(dialog(page, 'Historie: Wintergruß').getByText('Keine Bewegungen vorhanden')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route(/\/api\/lager\/historie\/[^/]+\?/, (route) => route.fulfill({ status: 502, body: 'x' }));
  await page.getByRole('button', { name: 'Historie: Goldstück' }).click();
  await expect(dialog(page, 'Historie: Goldstück').getByText('Fehler beim Laden der Historie')).toBeVisible();
});

test('a deleted article keeps its history, one press away', { tag: ['@A28', '@R9', '@desktop'] }, async ({
  page,
}) => {
  const token = await openLager(page, 'produkte');
  const { artikelId } = await fetchArtikel(page, token, 'Nachtjasmin');
  await expect(page.getByText(/^Gelöschte/)).toHaveCount(0);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.delete(`/api/admin/portfolio/${artikelId}`, { headers })).ok()).toBe(true);
  await page.reload();
  await page.getByText('Gelöschte Fertigprodukte (1)').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Historie: Nachtjasmin (gelöscht)' }).click();
  const historie = dialog(page, 'Historie: Nachtjasmin');
  await expect(historie.getByText('Diesen Artikel gibt es nicht mehr.')).toBeVisible();
  await expect(historie.getByText('Produktion: 12 × Nachtjasmin').first()).toBeVisible();
  await expect(historie.getByRole('img', { name: /^Bestand seit .* jetzt 25 Stück/ })).toBeVisible();
  await expect(historie.getByRole('button', { name: /^Zurücknehmen/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await expect(page.getByText(/^Gelöschte/)).toHaveCount(0);
});

test('an earlier production is reversed from the history, unless its soap is gone', {
  tag: ['@A27', '@A28', '@desktop'],
}, async ({ page }) => {
  await openLager(page);
  const takeBack = async (artikel: string, was: string) => {
    await page.getByRole('button', { name: `Historie: ${artikel}` }).click();
    await page
      .getByRole('button', { name: `Zurücknehmen: ${was}` })
      .first()
      .click();
    const question = dialog(page, 'Möchten Sie diese Produktion zurücknehmen?');
    await question.getByRole('button', { name: 'Zurücknehmen' }).click();
  };
  await takeBack('transparent', '12 × Minzglas');
  await expect(page.getByRole('alert').filter({ hasText: 'kann nicht zurückgenommen werden' })).toContainText(
    '• Minzglas: 12 Stück zurückzunehmen, 3 Stück vorhanden',
  );
  await page.keyboard.press('Escape');

  await takeBack('schwarz', '12 × Nachtjasmin');
  const historie = dialog(page, 'Historie: schwarz');
  await expect(historie.getByText(/^Storno der Produktion vom .*: 12 × Nachtjasmin/)).toBeVisible();
  await expect(historie.getByRole('img', { name: /jetzt 1\.420 g/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, 'schwarz')).toContainText('1.420 g');
});
