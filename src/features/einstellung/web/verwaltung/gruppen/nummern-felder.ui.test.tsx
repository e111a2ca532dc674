import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buchhaltungCalls } from '#features/buchhaltung/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  field,
  gruppeCalls,
  karte,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype } from '#test/ui/type-into.ts';
import { naechsteRechnungName } from './nummern-felder.tsx';

test('the next number has an example, a big step is asked about, and it may be lower again', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Nummern');
  const jahr = new Date().getFullYear();
  const naechste = field(form, naechsteRechnungName);
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
  await retype(field(wieder, naechsteRechnungName), '40');
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
  const naechste = field(form, naechsteRechnungName);
  await retype(naechste, '39');
  await speichern(form);
  await expect.element(naechste).toHaveAccessibleDescription(expect.stringContaining(nein));
});

test('where the range of documents is known, its real next number counts, and is read anew after a save', async () => {
  let folge = { naechste: 'RE-2026-0042', jahr: 2026, frei: 42 };
  const { answers } = await openEinstellungen('', (answers) => {
    settings(answers, { nummern: { naechsteRechnung: 7 } });
    answers.on(buchhaltungCalls.folge, () => ok(folge));
  });
  await expect.element(karte('Nummern').getByText('als Nächstes RE-2026-0042')).toBeVisible();
  const form = await openGruppe('Nummern');
  await expect.element(form).toMatchTextContent('Die nächste Rechnung heißt RE-2026-0042. Eine Bestellung');
  const naechste = field(form, naechsteRechnungName);
  await retype(naechste, '12');
  await expect
    .element(form)
    .toMatchTextContent('heißt RE-2026-0042: Kleinere Nummern vergibt der Laden in diesem Jahr nicht mehr.');
  await expect
    .element(naechste)
    .toHaveAccessibleDescription(/Eine kleinere Nummer als die nächste ändert nichts/);
  await retype(naechste, '43');
  await speichern(form);
  const kleine = page.getByRole('dialog', { name: 'Ab RE-2026-0043 weiterzählen?' });
  await expect.element(kleine).toMatchTextContent('1 Nummer davor wird in diesem Jahr nicht mehr vergeben.');
  await kleine.getByRole('button', { name: 'Zurück' }).click();
  await retype(naechste, '500');
  await expect.element(form).toMatchTextContent('Die nächste Rechnung heißt RE-2026-0500.');
  await speichern(form);
  const frage = page.getByRole('dialog', { name: 'Ab RE-2026-0500 weiterzählen?' });
  await expect
    .element(frage)
    .toMatchTextContent('458 Nummern davor werden in diesem Jahr nicht mehr vergeben.');
  folge = { ...folge, naechste: 'RE-2026-0500' };
  await frage.getByRole('button', { name: 'Weiterzählen' }).click();
  await expect.element(karte('Nummern').getByText('RE-2026-0500')).toBeVisible();
  expect(answers.sent(gruppeCalls.nummern.save)).toMatchObject([{ body: { naechsteRechnung: 500 } }]);
});

test('an answer about the next number that says nothing is none', async () => {
  await openEinstellungen('', (answers) => {
    settings(answers);
    answers.on(buchhaltungCalls.folge, bare({ success: true, data: { naechste: 42 } }));
  });
  await expect.element(karte('Nummern').getByText('zum Beispiel RE-')).toBeVisible();
});
