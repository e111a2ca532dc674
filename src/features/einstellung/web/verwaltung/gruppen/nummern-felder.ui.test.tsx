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

test('the next number has an example, a big step is asked about, and it may be lower again', async () => {
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
  const frage = page.getByRole('dialog', { name: `Ab R-${jahr}-1040 weiterzählen?` });
  await expect.element(frage).toMatchTextContent('Nummern davor, die noch frei sind, werden in diesem Jahr');
  await frage.getByRole('button', { name: 'Zurück' }).click();
  await expect.element(form).toBeVisible();
  expect(answers.sent(gruppeCalls.nummern.save)).toEqual([]);
  await retype(naechste, '1040');
  await speichern(form);
  await frage.getByRole('button', { name: 'Weiterzählen' }).click();
  await expect.element(meldung('Nummern gespeichert.')).toBeVisible();
  await expect.element(karte('Nummern').getByText(`R-${jahr}-1040`)).toBeVisible();

  const wieder = await openGruppe('Nummern');
  await retype(field(wieder, 'Nummer der nächsten Rechnung, mindestens'), '40');
  await speichern(wieder);
  await expect.element(karte('Nummern').getByText(`R-${jahr}-0040`)).toBeVisible();
  expect(answers.sent(gruppeCalls.nummern.save)).toMatchObject([
    { body: { rechnungPraefix: 'R', naechsteRechnung: 1040 } },
    { body: { rechnungPraefix: 'R', naechsteRechnung: 40 } },
  ]);
});

test('what the server refuses is said at the number', async () => {
  const { answers } = await openEinstellungen();
  const nein = 'Bitte eine ganze Zahl von 1 bis 999.999.';
  answers.on(gruppeCalls.nummern.save, refusal(400, nein, { fehler: [`naechsteRechnung: ${nein}`] }));
  const form = await openGruppe('Nummern');
  const naechste = field(form, 'Nummer der nächsten Rechnung, mindestens');
  await retype(naechste, '39');
  await speichern(form);
  await expect.element(naechste).toHaveAccessibleDescription(expect.stringContaining(nein));
});
