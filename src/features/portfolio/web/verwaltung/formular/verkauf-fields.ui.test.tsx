import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  aktualisieren,
  answerChange,
  answerPortfolio,
  answerSaetze,
  bearbeiten,
  choice,
  dialog,
  field,
  meldung,
  minzmorgen,
  openBearbeiten,
  teil,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const verkauf = teil('Verkauf');
const aufBestellung = bearbeiten.getByRole('switch', { name: 'Auch auf Bestellung' });
const saetze = () =>
  choice('Steuersatz')
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

const open = () =>
  openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, minzmorgen),
  });

async function openVerkauf() {
  const opened = await open();
  await openBearbeiten('Minzmorgen');
  await verkauf.click();
  return opened;
}

test('a soap gets its tax rate, its packed weight, and may be made to order', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openVerkauf();
  answerChange(answers, minzmorgen);
  await expect.element(choice('Steuersatz')).toHaveValue('19');
  await expect.poll(saetze).toEqual(['19 %', '7 %']);
  await expect.element(field('Packgewicht')).toHaveValue('109');
  await expect.element(aufBestellung).not.toBeChecked();
  await userEvent.selectOptions(choice('Steuersatz'), '7 %');
  await retype(field('Packgewicht'), '1.200');
  await aufBestellung.click();
  await expect.element(aufBestellung).toBeChecked();
  await verkauf.click();
  await expect.element(page.getByLabelText('Fertigungszeit')).not.toBeVisible();
  await aktualisieren.click();
  await expect.element(field('Fertigungszeit')).toHaveFocus();
  await expect
    .element(field('Fertigungszeit'))
    .toHaveAccessibleDescription(
      'Bitte geben Sie die Werktage als ganze Zahl von 1 bis 60 an. So lange dauert ein Stück, das nicht im Lager ist.',
    );
  await typeInto(field('Fertigungszeit'), '4');
  await userEvent.keyboard('{Enter}');
  await expect.element(meldung('Produkt aktualisiert')).toBeVisible();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  expect(answers.sent(verwaltungCalls.change)).toMatchObject([
    { body: { steuersatz: 7, aufBestellung: true, fertigungstage: 4, packgewicht: 1200 } },
  ]);

  await openBearbeiten('Minzmorgen');
  await verkauf.click();
  await expect.element(choice('Steuersatz')).toHaveValue('7');
  await expect.element(field('Fertigungszeit')).toHaveValue('4');
});

test('what another admin changed there is shown by name, and nothing typed is lost', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openVerkauf();
  await retype(field('Packgewicht'), '120');
  answerChange(answers, { ...minzmorgen, steuersatz: 7, packgewicht: 130, version: 4 });
  await aktualisieren.click();
  const konflikt = dialog('Das Produkt wurde inzwischen geändert');
  const zeilen = () =>
    konflikt
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(zeilen)
    .toEqual([
      expect.stringMatching(/^Steuersatz.*19.*7/),
      expect.stringMatching(/^Packgewicht.*109.*130.*120/),
    ]);
  await konflikt.getByRole('button', { name: 'Meine Änderungen übernehmen' }).click();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  expect(answers.sent(verwaltungCalls.change).at(-1)).toMatchObject({
    body: { steuersatz: 7, packgewicht: 120, version: 4 },
  });
});

test('a new product is proposed the first rate of the settings', { tags: ['@A06'] }, async () => {
  const { answers } = await open();
  answerSaetze(answers, [7, 19]);
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  await verkauf.click();
  await expect.element(choice('Steuersatz')).toHaveValue('7');
  expect(saetze()).toEqual(['7 %', '19 %']);
  // A proposal is no change: nothing is asked.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
