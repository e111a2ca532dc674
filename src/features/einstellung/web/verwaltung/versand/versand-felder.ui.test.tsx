import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lost } from '#test/ui/answers.ts';
import {
  dialog,
  field,
  gruppeCalls,
  karte,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';

const { save } = gruppeCalls.versand;

test('prices by weight, free shipping and pick-up are saved', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Versand');
  await form.getByRole('button', { name: 'Gewicht hinzufügen' }).click();
  await userEvent.keyboard('2.000');
  await typeInto(field(form, 'Preis').nth(1), '5,49');
  const frei = form.getByLabelText('Ab einem Warenwert versandkostenfrei');
  await frei.click();
  await retype(field(form, 'Versandkostenfrei ab'), '60');
  await retype(field(form, 'Abholzeiten'), 'Samstag');
  await retype(field(form, 'Werktage bis zum Packen'), '3');
  await speichern(form);

  await expect.element(meldung('Versand gespeichert.')).toBeVisible();
  await expect.element(karte('Versand').getByText(/bis 2\.000\sg: 5,49\s€/)).toBeVisible();
  expect(answers.sent(save)[0]?.body).toMatchObject({
    version: 1,
    dhl: {
      tabelle: [
        { bisGramm: 2000, preis: 5.49 },
        { bisGramm: 31_500, preis: 7.69 },
      ],
      freiAb: 60,
    },
    abholung: { zeiten: 'Samstag' },
    packtage: 3,
  });

  await openGruppe('Versand');
  await expect.element(field(form, 'Preis').first()).toHaveValue('5,49');
  await frei.click();
  await speichern(form);
  await expect.element(form).not.toBeInTheDocument();
  expect(answers.sent(save)[1]?.body).toMatchObject({ version: 2, dhl: { freiAb: null } });
});

test('the address of a field that a switch hides leads to the switch', async () => {
  await openEinstellungen('?feld=versand.dhl.freiAb');
  const form = dialog('Versand bearbeiten');
  const schalter = form.getByRole('switch', { name: 'Ab einem Warenwert versandkostenfrei' });
  await expect.element(schalter).toHaveFocus();
  await expect.element(schalter).toBeInViewport();
  await userEvent.keyboard(' ');
  await retype(field(form, 'Versandkostenfrei ab'), '60');
  await speichern(form);
  await expect.element(form).not.toBeInTheDocument();
});

test('the address of a field that its switch shows leads to the field', async () => {
  const tabelle = [{ bisGramm: 31_500, preis: 7.69 }];
  await openEinstellungen('?feld=versand.dhl.freiAb', (answers) =>
    settings(answers, { versand: { dhl: { aktiv: true, tabelle, freiAb: 60 } } }),
  );
  await expect.element(field(dialog('Versand bearbeiten'), 'Versandkostenfrei ab')).toHaveFocus();
});

test('of two wrong fields, the upper one has the focus', async () => {
  await openEinstellungen();
  const form = await openGruppe('Versand');
  await retype(field(form, 'Preis').first(), '7,999');
  await retype(field(form, 'Werktage bis zum Packen'), 'bald');
  await speichern(form);
  await expect.element(field(form, 'Werktage bis zum Packen')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field(form, 'Preis').first()).toHaveFocus();
});

test('wrong weights are explained', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Versand');
  await retype(field(form, 'Preis').first(), '7,999');
  await retype(field(form, 'Bis').first(), '0');
  await speichern(form);
  await expect.element(form.getByText(/^Bitte einen Preis von 0 bis 1\.000 €/)).toBeVisible();
  await expect.element(form.getByText('Bitte ein Gewicht von 1 bis 31.500 in ganzen Gramm.')).toBeVisible();
  await expect.element(field(form, 'Bis').first()).toHaveFocus();
  expect(answers.sent(save)).toEqual([]);
});

test('closed days end after they begin, and those that are over are asked about', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Versand');
  await form.getByRole('button', { name: 'Zeitraum hinzufügen' }).click();
  const bis = form.getByLabelText(/^Bis\b/).last();
  await form.getByLabelText('Von').fill('2024-12-24');
  await bis.fill('2024-12-20');
  await typeInto(field(form, 'Grund'), 'Fest');
  await speichern(form);
  await expect.element(form.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible();
  await bis.fill('2024-12-26');
  await speichern(form);
  const frage = dialog('Tage in der Vergangenheit eintragen?');
  await expect.element(frage).toMatchTextContent('24.12.2024 bis 26.12.2024 (Fest)');
  await frage.getByRole('button', { name: 'Noch einmal ansehen' }).click();
  await expect.element(form).toBeVisible();
  expect(answers.sent(save)).toEqual([]);
  await speichern(form);
  await frage.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await expect.element(meldung('Versand gespeichert.')).toBeVisible();
  expect(answers.sent(save)[0]?.body).toMatchObject({
    geschlossen: [{ von: '2024-12-24', bis: '2024-12-26', grund: 'Fest' }],
  });
});

test('without a network the form says so and keeps what was typed, and the next attempt saves it', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Versand');
  await retype(field(form, 'Abholzeiten'), 'Samstag');
  answers.on(save, lost);
  await speichern(form);
  await expect.element(form.getByRole('alert')).toMatchTextContent('Netzwerkfehler');
  await expect.element(field(form, 'Abholzeiten')).toHaveValue('Samstag');
  settings(answers);
  await speichern(form);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(karte('Versand').getByText('Samstag')).toBeVisible();
});
