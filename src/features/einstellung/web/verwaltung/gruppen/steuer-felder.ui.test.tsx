import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  field,
  gruppeCalls,
  karte,
  openEinstellungen,
  openGruppe,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype } from '#test/ui/type-into.ts';

test('the tax mode changes from a day on, and rates and limits are typed as numbers', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Steuer');
  await form.getByRole('button', { name: 'Ab einem Tag wechseln' }).click();
  await form.getByLabelText(/^Ab\b/).nth(1).fill('2030-01-01');
  await form.getByLabelText('Art').nth(1).selectOptions('Kleinunternehmer (§ 19 UStG)');
  await retype(field(form, 'Steuersatz 2'), '7,8');
  await form.getByRole('button', { name: 'Grenze 1 entfernen' }).click();
  await expect.element(form.getByRole('button', { name: 'Grenze 1 entfernen' })).toHaveFocus();
  await retype(field(form, 'Grenze 1'), '22.500');
  await speichern(form);

  await expect.element(meldung('Steuer gespeichert.')).toBeVisible();
  await expect
    .element(karte('Steuer').getByText(/Kleinunternehmer \(§ 19 UStG\), ab 01\.01\.2030/))
    .toBeVisible();
  expect(answers.sent(gruppeCalls.steuer.save)[0]?.body).toMatchObject({
    modi: [
      { ab: '2025-01-01', modus: 'regelbesteuerung' },
      { ab: '2030-01-01', modus: 'kleinunternehmer' },
    ],
    saetze: [19, 7.8],
    umsatzgrenzen: [22_500, 90_000, 100_000],
  });
});

test('another tax mode from now on is saved after a question only', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Steuer');
  await form.getByLabelText('Art').selectOptions('Kleinunternehmer (§ 19 UStG)');
  await speichern(form);
  const frage = page.getByRole('dialog', { name: /^Ab sofort Kleinunternehmer/ });
  await frage.getByRole('button', { name: 'Zurück' }).click();
  expect(answers.sent(gruppeCalls.steuer.save)).toEqual([]);
  await speichern(form);
  await frage.getByRole('button', { name: 'Sofort wechseln' }).click();
  await expect.element(meldung('Steuer gespeichert.')).toBeVisible();
});

test('wrong numbers are explained at their fields', async () => {
  const { answers } = await openEinstellungen('?feld=steuer.ustIdNr');
  const form = page.getByRole('dialog', { name: 'Steuer bearbeiten' });
  await expect.element(field(form, 'USt-IdNr.')).toHaveFocus();
  await retype(field(form, 'USt-IdNr.'), 'DE12');
  await retype(field(form, 'Steuersatz 1'), 'neun');
  await form.getByRole('button', { name: 'Ab einem Tag wechseln' }).click();
  await form.getByLabelText(/^Ab\b/).nth(1).fill('2025-01-01');
  await speichern(form);
  await expect
    .element(form.getByText('Eine deutsche USt-IdNr. ist DE und neun Ziffern: DE123456789.'))
    .toBeVisible();
  await expect.element(form.getByText(/^Bitte einen Steuersatz von 0 bis 25 %/)).toBeVisible();
  await expect.element(form.getByText('Für einen Tag kann nur eine Besteuerung gelten.')).toBeVisible();
  expect(answers.sent(gruppeCalls.steuer.save)).toEqual([]);
});
