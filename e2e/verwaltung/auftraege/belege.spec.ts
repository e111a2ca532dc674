import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../../arrange/accounts.ts';
import { openLaden } from '../../arrange/offener-laden.ts';
import { bestelle } from '../../arrange/werkstatt.ts';
import { expect, openAlive, test } from '../../fixtures.ts';
import { Hand } from '../../hand.ts';
import { bestellungenPath, dialog } from '../../pages/bestellungen-page.ts';

/** Presses, and reads the file that the browser saves. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; inhalt: string }> {
  const saving = page.waitForEvent('download');
  await press();
  const download = await saving;
  return { name: download.suggestedFilename(), inhalt: await readFile(await download.path(), 'latin1') };
}

test('the owner sends an order, and its customer saves the invoice from her page', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  await openLaden(db);
  const { id, token } = await bestelle(db, { menge: 2 });
  await signIn(page, 'admin');
  await openAlive(page, `${bestellungenPath}/${id}`);
  const hand = new Hand(page);
  const belege = page.getByRole('region', { name: 'Belege' });
  await expect(belege).toContainText('Die Rechnung schreibt der Laden beim Versand.');
  await hand.press(page.getByRole('button', { name: 'Versand eintragen' }));
  await hand.press(dialog(page).getByRole('button', { name: 'Eintragen', exact: true }));
  await expect(dialog(page)).toBeHidden();
  await expect(belege).toContainText(/Rechnung RE-\d{4}-0001/);
  const laden = belege.getByRole('button', { name: /als PDF laden$/ });
  const ihre = await saved(page, () => hand.press(laden));

  await openAlive(page, `/bestellung/${token}`);
  const link = page.getByRole('region', { name: 'Rechnung' }).getByRole('link', { name: /^Rechnung RE-/ });
  const seine = await saved(page, () => hand.press(link));
  expect(seine.name).toMatch(/^RE-\d{4}-0001\.pdf$/);
  expect(seine.inhalt.slice(0, 5)).toBe('%PDF-');
  // Its description, which PDF/A keeps readable, names the number.
  expect(seine.inhalt).toContain(seine.name.replace('.pdf', ''));
  expect(ihre).toEqual(seine);
});
