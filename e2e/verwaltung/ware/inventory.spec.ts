import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { typeInto } from '../../type-into.ts';

test('an employee counts, and reads a history, without prices and corrections', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  await signIn(page, 'werkstatt');
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await openAlive(page, '/admin/inventory');
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
