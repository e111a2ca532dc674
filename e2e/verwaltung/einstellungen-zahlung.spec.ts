import { gruppeOf, karte, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, test } from '../fixtures.ts';
import { field, meldung } from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

test('an IBAN is grouped when its field is left, what is wrong with it is said, and the right one is stored', {
  tag: '@desktop',
}, async ({ page }) => {
  const token = await openEinstellungen(page);
  await expect(karte(page, 'Zahlung').getByText('DE … 3000', { exact: true })).toBeVisible();
  const form = await openGruppe(page, 'Zahlung');
  const iban = field(form, 'IBAN');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect(form.getByText('„bei Abholung bezahlt“')).toBeVisible();

  await retype(iban, 'de02 1203 0000 0000 2020 5');
  await page.keyboard.press('Tab');
  await expect(iban).toHaveValue('DE02 1203 0000 0000 2020 5');
  await expect(iban).toHaveAccessibleDescription('Eine deutsche IBAN hat 22 Stellen; hier fehlt eine.');
  await retype(iban, 'DE20 1203 0000 0000 2020 51');
  await page.keyboard.press('Tab');
  await expect(iban).toHaveAccessibleDescription(/^Die Prüfziffern passen nicht/);
  await speichern(form);
  await expect(iban).toBeFocused();
  await retype(iban, 'DE02120300000000202051');
  await page.keyboard.press('Tab');
  await expect(iban).toHaveValue('DE02 1203 0000 0000 2020 51');
  await speichern(form);

  await expect(meldung(page, 'Zahlung gespeichert.')).toBeVisible();
  await expect(karte(page, 'Zahlung').getByText('DE … 2051', { exact: true })).toBeVisible();
  const { angaben } = await gruppeOf(page.request, { token, gruppe: 'zahlung' }).read();
  expect(angaben.vorkasse.iban).toBe('DE02120300000000202051');
});

test('a way to pay that is on is complete, or is switched off', { tag: '@desktop' }, async ({ page }) => {
  await openEinstellungen(page, '?feld=zahlung.vorkasse.kontoinhaber');
  const form = page.getByRole('dialog', { name: 'Zahlung bearbeiten' });
  const inhaber = field(form, 'Kontoinhaber, genau wie bei der Bank');
  await expect(inhaber).toBeFocused();
  await retype(inhaber, '');
  await retype(field(form, 'IBAN'), '');
  await speichern(form);
  await expect(inhaber).toBeFocused();
  await expect(inhaber).toHaveAccessibleDescription(/fehlt, wem das Konto gehört/);
  await expect(field(form, 'IBAN')).toHaveAccessibleDescription(/fehlt die IBAN/);
  await form.getByRole('switch', { name: 'Vorkasse: vorab überweisen' }).press('Space');
  await speichern(form);
  await expect(karte(page, 'Zahlung').getByText('aus', { exact: true })).toBeVisible();
});

test('paying at pick-up without pick-up is said at its switch', { tag: '@desktop' }, async ({ page }) => {
  const token = await openEinstellungen(page);
  const versand = gruppeOf(page.request, { token, gruppe: 'versand' });
  await versand.change({ abholung: { aktiv: false, ort: '', zeiten: '' } });
  await page.reload();
  const form = await openGruppe(page, 'Zahlung');
  const hint = form.getByText('Die Abholung selbst ist noch aus.');
  await expect(hint).toBeVisible();
  await form.getByRole('switch', { name: 'Bezahlen bei der Abholung' }).press('Space');
  await expect(hint).toHaveCount(0);
});
