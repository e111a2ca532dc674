import type { Page } from '@playwright/test';
import { nameOf, signIn } from '../../arrange/accounts.ts';
import { expect, expectAccessible, openAlive, test } from '../../fixtures.ts';
import { dialog, field, meldung } from '../../pages/portfolio-page.ts';
import { typeInto } from '../../type-into.ts';

/** The part of the settings with the switch. */
const karte = (page: Page) => page.getByRole('region', { name: 'Ihr Laden', exact: true });
const press = (page: Page, name: string) => karte(page).getByRole('button', { name, exact: true }).click();
/** Answers the question that is asked. */
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('the example workshop opens with two clicks, pauses, and is announced again; it stays who did it', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'admin');
  await openAlive(page, '/admin/einstellungen');
  await expect(karte(page).getByText('Angekündigt', { exact: true })).toBeVisible();

  await press(page, 'Laden öffnen');
  await expect(page.getByRole('dialog', { name: 'Laden jetzt öffnen?' })).toBeVisible();
  await answer(page, 'Öffnen');
  await expect(karte(page).getByText('Geöffnet', { exact: true })).toBeVisible();
  await expect(meldung(page, 'Der Laden ist geöffnet.')).toBeVisible();

  await press(page, 'Pause machen');
  const pause = dialog(page, 'Pause machen');
  await typeInto(field(pause, 'Hinweis für Besucher'), 'Wir machen Ferien.');
  await pause.getByLabel('Der Tag steht noch nicht fest').click();
  await pause.getByRole('button', { name: 'Pause beginnen', exact: true }).click();
  await expect(pause).toHaveCount(0);
  await expect(karte(page).getByText('„Wir machen Ferien.“', { exact: true })).toBeVisible();

  await press(page, 'Laden schließen');
  await answer(page, 'Laden schließen');
  await expect(karte(page).getByText('Angekündigt', { exact: true })).toBeVisible();

  await press(page, 'Verlauf der Öffnung');
  const verlauf = dialog(page, 'Wer wann geöffnet oder geschlossen hat');
  await expect(verlauf.getByRole('heading', { name: nameOf('admin') })).toHaveCount(3);
  await expect(verlauf.getByText('Pause', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
