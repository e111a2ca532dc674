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
} from '#test/ui/areas/einstellungen.ts';
import { answerPortfolio } from '#test/ui/areas/portfolio.ts';
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

test('a new shop is led from step to step, in any order, and to its first soap', async () => {
  const { answers, router } = await openEinstellungen('', newSettings);
  const weg = page.getByRole('region', { name: 'Schön, dass Sie da sind.' });
  await expect.element(weg.getByText('0 von 7 erledigt')).toBeVisible();
  await weg.getByRole('button', { name: 'Anfangen: Laden' }).click();
  const saveAndGoOn = async (titel: string) => {
    const form = dialog(`${titel} bearbeiten`);
    await form.getByRole('button', { name: 'Speichern und weiter', exact: true }).click();
    await expect.element(form).not.toBeInTheDocument();
  };
  await typeInto(field(dialog('Laden bearbeiten'), 'Name des Ladens'), 'Hof');
  await saveAndGoOn('Laden');
  await dialog('Steuer bearbeiten').getByRole('button', { name: 'Abbrechen' }).click();
  const weiter = page.getByRole('region', { name: 'Weiter geht es.' });
  await expect.element(weiter.getByText('1 von 7 erledigt')).toBeVisible();
  await expect.element(weiter.getByRole('button', { name: 'Weiter: Steuer' })).toBeVisible();
  await expect.element(karte('Laden').getByText('Hof', { exact: true })).toBeVisible();

  await openGruppe('Versand');
  answerPortfolio(answers);
  for (const titel of ['Versand', 'Zahlung', 'Post', 'Texte', 'Nummern', 'Steuer']) await saveAndGoOn(titel);
  await expect.element(dialog('Neues Produkt erstellen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/portfolio');
});
