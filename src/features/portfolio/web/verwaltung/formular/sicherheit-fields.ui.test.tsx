import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#test/ui/answers.ts';
import {
  aktualisieren,
  answerChange,
  answerPortfolio,
  bearbeiten,
  field,
  minzmorgen,
  openBearbeiten,
  teil,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';
import { seifeWarnhinweise } from '../../../produkttypen/seife-warnhinweise.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const vorschlag = (name: string) => page.getByRole('button', { name, exact: true });

async function openSicherheit() {
  const opened = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, minzmorgen),
  });
  await openBearbeiten('Minzmorgen');
  await teil('Produktsicherheit').click();
  return opened;
}

test('a number and warnings are proposed for a soap, and become its own when they are put in and saved', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openSicherheit();
  answerChange(answers, minzmorgen);
  await expect.element(field('Artikelnummer')).toHaveValue('');
  await expect.element(field('Warnhinweise')).toHaveValue('');
  await vorschlag('Übliche Hinweise einsetzen').click();
  await expect.element(field('Warnhinweise')).toHaveFocus();
  await expect.element(field('Warnhinweise')).toHaveValue(seifeWarnhinweise);
  await vorschlag('MINZMORGEN-95 einsetzen').click();
  await expect.element(field('Artikelnummer')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bearbeiten).not.toBeInTheDocument();
  expect(answers.sent(verwaltungCalls.change)).toMatchObject([
    { body: { artikelnummer: 'MINZMORGEN-95', beschreibung: { warnhinweise: seifeWarnhinweise } } },
  ]);
});

test('a number of another soap is refused at its field, in the part that was closed', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openSicherheit();
  const text = 'Die Artikelnummer LAVENDELTRAUM-100 hat schon „Lavendeltraum“. Bitte eine andere wählen.';
  answers.on(verwaltungCalls.change, refusal(409, text, { fehler: [`artikelnummer: ${text}`] }));
  await typeInto(field('Artikelnummer'), 'lavendeltraum-100');
  await teil('Produktsicherheit').click();
  await aktualisieren.click();
  await expect.element(field('Artikelnummer')).toHaveFocus();
  await expect.element(field('Artikelnummer')).toHaveAccessibleDescription(text);
});
