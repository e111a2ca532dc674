import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { dialog, openLager, rowOf, snackbar } from '../lager-page.ts';
import { typeInto } from '../type-into.ts';

/** Minimal answers of the stock: the fields of the specification (admin.txt §3 and §7) and no others. */

test.use({ expectedErrors: [/404/] });

const seife = {
  _id: 'l1',
  name: 'Sheabutter',
  typ: 'rohseife',
  artikelId: 'r1',
  menge: 800,
  einheit: 'g',
  mindestbestand: 1000,
  unterMindestbestand: true,
  letzteAenderung: { datum: '2026-01-02T10:00:00.000Z', grund: 'Einkauf' },
};
const zugang = {
  _id: 'b1',
  createdAt: '2026-01-02T10:00:00.000Z',
  typ: 'eingang',
  menge: 800,
  einheit: 'g',
  bestandVorher: 0,
  bestandNachher: 800,
  grund: 'Einkauf',
  notizen: 'frisch',
};

async function answer(page: Page, path: string, data: unknown): Promise<void> {
  await page.route(`**/api/lager/${path}`, (route) => route.fulfill({ json: { success: true, data } }));
}

async function answerBestand(page: Page): Promise<void> {
  await page.route('**/api/lager/**', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Nicht gefunden' } }),
  );
  await answer(page, 'bestand', { rohseifen: [seife] });
  await answer(page, 'warnungen', [{ ...seife, differenz: 200 }]);
  await answer(page, 'artikel', {
    rohseifen: [{ id: 'r1', name: 'Sheabutter', vorrat: 800, mindestbestand: 1000 }],
    produkte: [{ id: 'p1', name: 'Lavendeltraum', vorrat: 0, mindestbestand: 0 }],
  });
}

test('stock and history with the named fields alone are shown, other kinds of movements too', {
  tag: ['@A24', '@A28', '@desktop'],
}, async ({ page }) => {
  await answerBestand(page);
  await answer(page, 'historie/l1?*', [
    zugang,
    { ...zugang, _id: 'b2', typ: 'umbuchung', menge: -5, notizen: undefined },
  ]);
  await openLager(page);
  await expect(rowOf(page, 'Sheabutter')).toContainText('800 g');
  await page.getByRole('tab', { name: 'Duftöle' }).click();
  await expect(page.getByText('Keine Duftöle im Lager.')).toBeVisible();
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await page.getByRole('button', { name: 'Historie: Sheabutter' }).click();
  const historie = dialog(page, 'Historie: Sheabutter');
  for (const text of ['+800 g', 'frisch', '−5 g', 'umbuchung'])
    await expect(historie.getByText(text, { exact: true }).first()).toBeVisible();
});

test('bookings with an empty answer are confirmed all the same', {
  tag: ['@A25', '@A26', '@A27', '@desktop'],
}, async ({ page }) => {
  await answerBestand(page);
  await answer(page, 'korrektur', null);
  await answer(page, 'inventur', null);
  const verbraucht = { name: 'Sheabutter', menge: 100, einheit: 'g', neuerBestand: 700 };
  await answer(page, 'produktion', { verwendeteRohstoffe: [verbraucht] });
  await openLager(page);
  await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
  await typeInto(dialog(page, /korrigieren/).getByLabel('Menge'), '5');
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toContainText('Sheabutter: Bestand korrigiert');

  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  const inventur = dialog(page, 'Inventur');
  await inventur.getByRole('combobox', { name: 'Artikel' }).selectOption({ label: 'Sheabutter' });
  await typeInto(inventur.getByLabel('Gezählter Bestand'), '790');
  await page.keyboard.press('Enter');
  await expect(snackbar(page)).toContainText('Sheabutter: 790 g');

  await page.getByRole('button', { name: 'Produktion', exact: true }).click();
  const produktion = dialog(page, 'Produktion');
  await produktion.getByRole('combobox', { name: 'Produkt' }).selectOption({ label: 'Lavendeltraum' });
  await produktion.getByRole('button', { name: 'Produktion buchen' }).click();
  const gebucht = dialog(page, 'Produktion gebucht');
  await expect(gebucht).toContainText('Die Produktion ist gebucht.');
  await expect(gebucht.getByRole('listitem')).toHaveText('Sheabutter100 gnoch 700 g');
  await expect(gebucht.getByRole('button', { name: 'Zurücknehmen' })).toHaveCount(0);
});

test('where data is null, the lists are empty', { tag: ['@A24', '@A28', '@desktop'] }, async ({ page }) => {
  for (const path of ['bestand', 'warnungen', 'artikel', 'entfernte', 'historie/*?*', 'historie/*/verlauf'])
    await answer(page, path, null);
  await openLager(page);
  await expect(page.getByText('Keine Rohseifen im Lager.')).toBeVisible();
  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  await expect(dialog(page, 'Inventur').getByRole('combobox', { name: 'Artikel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await answer(page, 'bestand', { rohseifen: [seife], duftoele: null });
  await page.reload();
  await page.getByRole('button', { name: 'Historie: Sheabutter' }).click();
  await expect(dialog(page, 'Historie: Sheabutter').getByText('Keine Bewegungen vorhanden')).toBeVisible();
});
