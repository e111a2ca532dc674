import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  aktualisieren,
  answerChange,
  answerPortfolio,
  bearbeiten,
  choice,
  dialog,
  field,
  honigwabe,
  openBearbeiten,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const konflikt = dialog('Das Produkt wurde inzwischen geändert');

async function openHonigwabe() {
  const opened = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, honigwabe),
  });
  await openBearbeiten('Honigwabe');
  return opened;
}

test('another place and fewer pictures need no decision, and stay', { tags: ['@A06'] }, async () => {
  const { answers } = await openHonigwabe();
  const bilder = { ...honigwabe.bilder, galerie: honigwabe.bilder.galerie.slice(1) };
  answerChange(answers, { ...honigwabe, reihenfolge: 77, bilder, version: 5 });
  await typeInto(field('Optional'), 'ohne Palmöl');
  await aktualisieren.click();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  const sent = answers.sent(verwaltungCalls.change);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ body: { reihenfolge: 77, optional: 'ohne Palmöl', version: 5 } });
});

test('a conflict can wait, and be answered with what the other has saved', { tags: ['@A06'] }, async () => {
  const { answers } = await openHonigwabe();
  answerChange(answers, { ...honigwabe, aroma: 'Minze', zusatz: 'mit Propolis', version: 4 });
  await typeInto(field('Zusatz'), 'verworfen');
  await aktualisieren.click();
  await expect.element(konflikt).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(konflikt).not.toBeInTheDocument();
  await expect.element(field('Zusatz')).toHaveValue('verworfen');
  await aktualisieren.click();
  await konflikt.getByRole('button', { name: 'Neu laden' }).click();
  await expect.element(konflikt).not.toBeInTheDocument();
  await expect.element(choice('Aroma')).toHaveValue('Minze');
  await expect.element(field('Zusatz')).toHaveValue('mit Propolis');
  await aktualisieren.click();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  expect(answers.sent(verwaltungCalls.change).at(-1)).toMatchObject({
    body: { aroma: 'Minze', zusatz: 'mit Propolis', version: 4 },
  });
});
