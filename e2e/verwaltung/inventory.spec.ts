import { signIn } from '../accounts.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { openLaden } from '../offener-laden.ts';
import { typeInto } from '../type-into.ts';
import { openWerkstatt } from '../werkstatt.ts';

const path = '/admin/inventory';

test('an employee counts, and reads a history, without prices and corrections', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lager\u00adver/);
  await expect(page.getByRole('tab', { name: 'Fertigprodukte' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Historie: Lavendeltraum' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Korrigieren/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Historie: Lavendeltraum' }).click();
  await expect(page.getByRole('dialog', { name: 'Historie: Lavendeltraum' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Inventur', exact: true }).click();
  const inventur = page.getByRole('dialog', { name: 'Inventur' });
  await expect(inventur.getByLabel('Mindestbestand')).toHaveCount(0);
  await inventur.getByRole('combobox', { name: 'Artikel' }).selectOption({ label: 'Lavendeltraum' });
  await typeInto(inventur.getByLabel('Gezählter Bestand'), '19');
  await inventur.getByRole('button', { name: 'Bestand aktualisieren' }).click();
  await expect(page.getByRole('status', { name: 'Meldungen' })).toContainText(/Lavendeltraum: 19/);

  await page.getByRole('button', { name: 'Regal zählen' }).click();
  await typeInto(page.getByLabel('Lavendeltraum: gezählt'), '18');
  await page.getByRole('button', { name: 'Inventur buchen' }).click();
  await expect(page.getByRole('dialog', { name: 'Inventur gebucht' })).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await expect(page.getByRole('tabpanel')).not.toContainText('€');
  expect(refused).toEqual([]);
});

test('an admin finds the same stock with all that is hers', { tag: '@desktop' }, async ({ page, db }) => {
  await openWerkstatt(db);
  await signIn(page, 'admin');
  await openAlive(page, path);
  await expect(page.getByRole('button', { name: 'Korrigieren: Lavendeltraum' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Einkaufsliste' })).toBeVisible();
});

test('while the shop is announced the screen has its heading alone', { tag: '@desktop' }, async ({
  page,
}) => {
  await signIn(page, 'werkstatt');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openAlive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lager\u00adver/);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(calls.filter((call) => /^\/api\/(lager|bestellungen)/.test(call))).toEqual([]);
});
