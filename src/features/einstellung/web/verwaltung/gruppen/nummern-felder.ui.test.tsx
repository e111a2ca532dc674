import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#test/ui/answers.ts';
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

test('the next number has an example, only rises, and a big step is asked about', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Nummern');
  const jahr = new Date().getFullYear();
  const naechste = field(form, 'Nummer der nächsten Rechnung, mindestens');
  await retype(naechste, '40');
  await expect.element(form.getByText(`RE-${jahr}-0040`)).toBeVisible();
  await retype(field(form, 'Kürzel der Rechnungen'), 'R');
  await expect.element(form.getByText(`R-${jahr}-0040`)).toBeVisible();
  await retype(naechste, '1040');
  await speichern(form);
  await page
    .getByRole('dialog', { name: /auslassen/ })
    .getByRole('button', { name: 'Zurück' })
    .click();
  await expect.element(form).toBeVisible();
  expect(answers.sent(gruppeCalls.nummern.save)).toEqual([]);
  await retype(naechste, '40');
  await speichern(form);
  await expect.element(meldung('Nummern gespeichert.')).toBeVisible();
  await expect.element(karte('Nummern').getByText(`R-${jahr}-0040`)).toBeVisible();
  expect(answers.sent(gruppeCalls.nummern.save)).toMatchObject([
    { body: { rechnungPraefix: 'R', naechsteRechnung: 40 } },
  ]);
});

test('what the server refuses is said at the number', async () => {
  const { answers } = await openEinstellungen();
  const steigt = 'Die Nummer kann nur steigen; eingetragen ist schon 40.';
  answers.on(gruppeCalls.nummern.save, refusal(400, steigt, { fehler: [`naechsteRechnung: ${steigt}`] }));
  const form = await openGruppe('Nummern');
  const naechste = field(form, 'Nummer der nächsten Rechnung, mindestens');
  await retype(naechste, '39');
  await speichern(form);
  await expect.element(naechste).toHaveAccessibleDescription(expect.stringContaining(steigt));
});
