import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lagerCalls } from '#features/lager/calls.ts';
import { lagerArtikel, lagerBestand } from '#features/lager/contract.ts';
import { ok, okList } from '#shared/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const sheabutter = made(lagerArtikel, { name: 'Sheabutter', typ: 'rohseife', menge: 8400, einheit: 'g' });

/** A stock with one raw material. */
function stock(answers: Answers): void {
  answers.on(lagerCalls.bestand, ok(made(lagerBestand, { rohseifen: [sheabutter] })));
  answers.on(lagerCalls.warnungen, okList([]));
  answers.on(lagerCalls.entfernte, okList([]));
}

test('an empty group says so', { tags: ['A24'] }, async () => {
  await openPage('/admin/lager', {
    as: 'admin',
    answers: (answers) => {
      stock(answers);
      answers.on(lagerCalls.bestand, ok(made(lagerBestand)));
    },
  });
  for (const gruppe of ['Rohseifen', 'Duftöle', 'Verpackungen', 'Fertigprodukte']) {
    await page.getByRole('tab', { name: gruppe }).click();
    await expect.element(page.getByText(`Keine ${gruppe} im Lager.`)).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Einkaufsliste' })).not.toBeInTheDocument();
});

test('a stock that cannot be loaded is said, and a retry offered', { tags: ['A29'] }, async () => {
  const { answers } = await openPage('/admin/lager', {
    as: 'admin',
    answers: (given) => {
      stock(given);
      given.on(lagerCalls.bestand, bare('<h1>Bad gateway</h1>', 502));
    },
  });
  await expect.element(page.getByText('Fehler beim Laden des Bestands')).toBeVisible();
  stock(answers);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('button', { name: 'Korrigieren: Sheabutter' })).toBeVisible();
});

test('the buttons come with the warnings above them, and do not move away from under a finger', {
  tags: ['A24'],
}, async () => {
  let release = () => {};
  await openPage('/admin/lager', {
    as: 'admin',
    answers: (answers) => {
      stock(answers);
      release = answers.hold(lagerCalls.warnungen, okList([]));
    },
  });
  await expect.element(page.getByRole('main').getByRole('status')).toMatchTextContent('Einen Augenblick');
  expect(page.getByRole('button', { name: 'Regal zählen' }).elements()).toHaveLength(0);
  release();
  await expect.element(page.getByRole('button', { name: 'Regal zählen' })).toBeVisible();
});

test('a refused correction says why and keeps what was typed', { tags: ['A26'] }, async () => {
  const { answers } = await openPage('/admin/lager', { as: 'admin', answers: stock });
  await page.getByRole('button', { name: 'Korrigieren: Sheabutter' }).click();
  const form = page.getByRole('dialog', { name: 'Bestand korrigieren: Sheabutter' });
  await expect.element(form.getByLabelText('Menge')).toHaveFocus();
  await userEvent.keyboard('1.600');
  answers.on(lagerCalls.korrektur, refusal(409, 'So viel ist nicht da.'));
  await form.getByRole('button', { name: 'Entnehmen' }).click();
  await expect.element(page.getByText('So viel ist nicht da.')).toBeVisible();
  await expect.element(form.getByLabelText('Menge')).toHaveValue('1.600');
  expect(answers.sent(lagerCalls.korrektur)).toMatchObject([{ body: { typ: 'rohseife', aenderung: -1600 } }]);
});
