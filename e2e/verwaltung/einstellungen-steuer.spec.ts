import { gruppeOf, karte, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, test } from '../fixtures.ts';
import { field, meldung } from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

test('the tax mode changes from a day on, and rates and limits are typed as numbers', {
  tag: '@desktop',
}, async ({ page }) => {
  const token = await openEinstellungen(page);
  const form = await openGruppe(page, 'Steuer');
  await form.getByRole('button', { name: 'Ab einem Tag wechseln' }).click();
  await form.getByLabel('Ab', { exact: true }).nth(1).fill('2030-01-01');
  await form.getByLabel('Art').nth(1).selectOption('Kleinunternehmer (§ 19 UStG)');
  await retype(field(form, 'Steuersatz 2'), '7,8');
  await form.getByRole('button', { name: 'Grenze 1 entfernen' }).click();
  await expect(form.getByRole('button', { name: 'Grenze 1 entfernen' })).toBeFocused();
  await retype(field(form, 'Grenze 1'), '22.500');
  await speichern(form);

  await expect(meldung(page, 'Steuer gespeichert.')).toBeVisible();
  await expect(
    karte(page, 'Steuer').getByText(/Kleinunternehmer \(§ 19 UStG\), ab 01\.01\.2030/),
  ).toBeVisible();
  expect((await gruppeOf(page.request, { token, gruppe: 'steuer' }).read()).angaben).toMatchObject({
    modi: [
      { ab: '2025-01-01', modus: 'regelbesteuerung' },
      { ab: '2030-01-01', modus: 'kleinunternehmer' },
    ],
    saetze: [19, 7.8],
    umsatzgrenzen: [22_500, 90_000, 100_000],
  });
});

test('wrong numbers are explained at their fields', { tag: '@desktop' }, async ({ page }) => {
  await openEinstellungen(page, '?feld=steuer.ustIdNr');
  const form = page.getByRole('dialog', { name: 'Steuer bearbeiten' });
  await expect(field(form, 'USt-IdNr.')).toBeFocused();
  await retype(field(form, 'USt-IdNr.'), 'DE12');
  await retype(field(form, 'Steuersatz 1'), 'neunzehn');
  await form.getByRole('button', { name: 'Ab einem Tag wechseln' }).click();
  await form.getByLabel('Ab', { exact: true }).nth(1).fill('2025-01-01');
  await speichern(form);
  await expect(form.getByText('Eine deutsche USt-IdNr. ist DE und neun Ziffern: DE123456789.')).toBeVisible();
  await expect(form.getByText(/^Bitte einen Steuersatz von 0 bis 25 %/)).toBeVisible();
  await expect(form.getByText('Für einen Tag kann nur eine Besteuerung gelten.')).toBeVisible();
});
