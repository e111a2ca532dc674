import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gewaehrleistungVerwaltungCalls } from '#features/gewaehrleistung/verwaltung-calls.ts';
import { phaseCalls } from '#features/oeffnung/calls.ts';
import { rechtstextVerwaltungCalls } from '#features/rechtstexte/verwaltung-calls.ts';
import { bare } from '#test/ui/answers.ts';
import {
  dialog,
  field,
  gruppeCalls,
  karte,
  newSettings,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { typeInto } from '#test/ui/type-into.ts';

const allReads = [
  ...Object.values(gruppeCalls).map(({ read }) => read),
  phaseCalls.read,
  phaseCalls.readBereit,
  rechtstextVerwaltungCalls.list,
  gewaehrleistungVerwaltungCalls.read,
];

test.for([{}, null, [{}]])(
  'every part of the settings that is answered with %j says that it cannot be loaded',
  async (data) => {
    const { answers } = await openEinstellungen('', (given) => {
      settings(given);
      for (const read of allReads) given.on(read, bare({ success: true, data }));
    });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Ein\u00adstel\u00adlun\u00adgen');
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });
    // The seven groups, the way to the opening, the legal texts and the notice.
    await expect.poll(() => retry.elements().length).toBe(10);
    await expect.element(karte('Laden')).toMatchTextContent('Ein Fehler ist aufgetreten.');
    settings(answers);
    await karte('Laden').getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(karte('Laden').getByText('Maria Lindner', { exact: true })).toBeVisible();
  },
);

test('fields of a group that the server does not know have the values of a new shop', async () => {
  await openEinstellungen('', (answers) => {
    settings(answers);
    const data = { version: 3, angaben: { packtage: 4 } };
    answers.on(gruppeCalls.versand.read, bare({ success: true, data }));
  });
  await expect.element(karte('Versand').getByText('in 4 Werktagen')).toBeVisible();
  const form = await openGruppe('Versand');
  await expect.element(field(form, 'Preis')).toHaveValue('7,69');
});

test('a new shop is led through its settings in steps, in any order', async () => {
  await openEinstellungen('', newSettings);
  const weg = page.getByRole('region', { name: 'Schön, dass Sie da sind.' });
  await expect.element(weg.getByText('0 von 7 erledigt')).toBeVisible();
  await weg.getByRole('button', { name: 'Anfangen: Laden' }).click();
  const form = dialog('Laden bearbeiten');
  await typeInto(field(form, 'Name des Ladens'), 'Hof');
  await speichern(form);
  const weiter = page.getByRole('region', { name: 'Weiter geht es.' });
  await expect.element(weiter.getByText('1 von 7 erledigt')).toBeVisible();
  await expect.element(weiter.getByRole('button', { name: 'Weiter: Steuer' })).toBeVisible();

  await speichern(await openGruppe('Versand'));
  await expect.element(weiter.getByText('2 von 7 erledigt')).toBeVisible();
  for (const titel of ['Steuer', 'Zahlung', 'Post', 'Texte', 'Nummern']) {
    await weiter.getByRole('button', { name: `Weiter: ${titel}` }).click();
    await speichern(dialog(`${titel} bearbeiten`));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  await expect.element(page.getByText(/von 7 erledigt/)).not.toBeInTheDocument();
  await expect.element(karte('Laden').getByText('Hof', { exact: true })).toBeVisible();
});
