import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bestelle } from '../../arrange/werkstatt.ts';
import { expect, openAlive, test } from '../../fixtures.ts';

const karte = (page: Page) => page.getByRole('region', { name: 'Meine Daten' });

test('a guest reads, saves and has deleted what is stored, by the order’s link', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const { token, nummer } = await bestelle(db);
  await openAlive(page, `/bestellung/${token}`);
  const wait = page.waitForEvent('download');
  await karte(page).getByRole('button', { name: 'Als Seite (HTML)' }).tap();
  const download = await wait;
  expect(download.suggestedFilename()).toMatch(/^meine-daten-B-26-\w{5}-\d{4}-\d\d-\d\d\.html$/);
  const html = await readFile(await download.path(), 'utf8');
  for (const text of ['<html lang="de"', nummer, 'Lindenallee', 'Aufbewahrung']) expect(html).toContain(text);

  await karte(page).getByRole('button', { name: 'Angaben löschen lassen …' }).tap();
  // What stays, why and until when is said before.
  await expect(karte(page)).toContainText(/Bis 31\. Dezember \d{4} bleiben Name und Anschrift/);
  await expect(karte(page)).toContainText(/Belege müssen wir 8\sJahre lang aufbewahren/);
  await karte(page).getByRole('button', { name: 'Löschung verlangen' }).tap();
  const frage = page.getByRole('dialog', { name: `Möchten Sie Ihre Angaben zur Bestellung ${nummer}` });
  await expect(frage).toContainText('Der Link zu dieser Seite führt danach nirgends mehr hin.');
  await frage.getByRole('button', { name: 'Ja, löschen lassen' }).tap();

  // And after.
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Wunsch ist vorgemerkt.' })).toBeFocused();
  await expect(karte(page)).toContainText('Löschung vorgemerkt am');
  await expect(karte(page)).toContainText(/30\sTage, nachdem die Bestellung ganz abgeschlossen ist/);
  await page.reload();
  await expect(karte(page)).toContainText('Löschung vorgemerkt am');
  await expect(karte(page).getByRole('button', { name: /löschen/i })).toHaveCount(0);
});
