import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  answerRohstoffe,
  openRohstoffe,
  rohstoffCalls,
  rohstoffVon,
  row,
  sheabutter,
} from '#test/ui/areas/rohstoffe.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';

const lavendel = rohstoffVon('duftoel', { bezeichnung: 'Lavendel', ekPreis: 7, aktuellVorrat: 300 });
const bearbeiten = page.getByRole('button', { name: /bearbeiten$/ });
const alert = page.getByRole('alert');

test('three tabs list the kinds, and the address keeps the open one', {
  tags: ['@A10', '@A30'],
}, async () => {
  const { answers, router } = await openRohstoffe();
  answerRohstoffe(answers, 'duftoel', lavendel);
  answerRohstoffe(
    answers,
    'verpackung',
    rohstoffVon('verpackung', { bezeichnung: 'viereck', kostenInEuro: 2 }),
  );
  for (const name of ['Rohseifen', 'Duftöle', 'Verpackungen'])
    await expect.element(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Neue Rohseife', exact: true })).toBeVisible();
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(row('Sheabutter')).toMatchTextContent('43,80 €');
  await expect.element(row('Sheabutter')).toMatchTextContent('0,0088 €');
  await page.getByRole('tab', { name: 'Duftöle' }).click();
  await expect.element(row('Lavendel')).toMatchTextContent(/0,\d{6} €/);
  expect(router.state.location.search).toBe('?tab=duftoele');
  await page.getByRole('tab', { name: 'Verpackungen' }).click();
  await expect.element(row('viereck')).toBeVisible();
});

test('on a phone the open tab is a list of cards, with shorter words', {
  tags: ['@A10', '@A30'],
}, async () => {
  await openRohstoffe('?tab=rohseife', true);
  for (const name of ['Seifen', 'Düfte', 'Verp.'])
    await expect.element(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Neu', exact: true })).toBeVisible();
  await expect.element(bearbeiten.first()).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await userEvent.selectOptions(page.getByLabelText('Sortieren nach'), 'Vorrat, aufsteigend');
  await expect.element(bearbeiten.first()).toHaveAccessibleName('schwarz bearbeiten');
  await page.getByRole('tab', { name: 'Düfte' }).click();
  await expect.element(page.getByRole('tab', { selected: true })).toHaveAccessibleName('Düfte');
});

test('the address opens the tab that it names', { tags: ['@A10'] }, async () => {
  await openRohstoffe('?tab=duftoele');
  await expect.element(page.getByRole('tab', { selected: true })).toHaveAccessibleName('Duftöle');
  await expect.element(page.getByText('Noch keine Duftöle vorhanden')).toBeVisible();
});

test('the list is searched, sorted and loaded again', { tags: ['@A10'] }, async () => {
  const { answers } = await openRohstoffe();
  await expect.element(row('Honigseife')).toBeVisible();
  const suche = page.getByRole('searchbox', { name: 'Rohseifen durchsuchen' });
  await typeInto(suche, 'havelland');
  await expect.element(row('Honigseife')).not.toBeInTheDocument();
  await expect.element(row('Sheabutter')).toBeVisible();
  await retype(suche, 'nie');
  await expect.element(page.getByText('Nichts gefunden')).toBeVisible();
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect.poll(() => bearbeiten.elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'Vorrat', exact: true }).click();
  await expect.element(bearbeiten.first()).toHaveAccessibleName('schwarz bearbeiten');

  const { length } = answers.sent(rohstoffCalls.rohseife.list);
  await page.getByRole('button', { name: 'Aktualisieren' }).click();
  await expect.poll(() => answers.sent(rohstoffCalls.rohseife.list)).toHaveLength(length + 1);
  expect(answers.sent(rohstoffCalls.rohseife.list).at(-1)?.query).toEqual({ includeUnavailable: 'true' });
});

test('low stock is marked red', { tags: ['@A14'] }, async () => {
  const { answers } = await openRohstoffe();
  await expect.element(row('schwarz')).toMatchTextContent('Knapp');
  await expect.element(row('Sheabutter')).not.toMatchTextContent('Knapp');
  await expect.element(page.getByRole('img', { name: 'knapp, Mindestbestand 800 g' })).toBeVisible();
  // More than a fifth of its bottle, but less than its minimum (R18).
  const sandelholz = { bezeichnung: 'Sandelholz', aktuellVorrat: 70, mindestbestand: 100 };
  answerRohstoffe(answers, 'duftoel', lavendel, rohstoffVon('duftoel', sandelholz));
  await page.getByRole('tab', { name: 'Duftöle' }).click();
  await expect.element(row('Sandelholz')).toMatchTextContent('Knapp');
  await expect.element(row('Lavendel')).not.toMatchTextContent('Knapp');
});

test('a raw material in use cannot be deleted, and its products are named', { tags: ['@A15'] }, async () => {
  const { answers } = await openRohstoffe();
  await page.getByRole('button', { name: 'Sheabutter löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Möchten Sie diesen Rohstoff wirklich löschen?' });
  await expect.element(question).toMatchTextContent('Sheabutter');
  answers.on(
    rohstoffCalls.rohseife.delete,
    refusal(409, '„Sheabutter“ wird noch verwendet: Lavendeltraum.', { fehler: ['Lavendeltraum'] }),
  );
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect
    .element(alert.getByText('Fehler beim Löschen: „Sheabutter“ wird noch verwendet: Lavendeltraum.'))
    .toBeVisible();
  await expect.element(row('Sheabutter')).toBeVisible();
});

test('a raw material is deleted after a question', { tags: ['@A15'] }, async () => {
  const { answers } = await openRohstoffe();
  answers.on(rohstoffCalls.rohseife.delete, () => {
    answerRohstoffe(answers, 'rohseife', sheabutter);
    return bare({ success: true, data: { _id: 'schwarz' } });
  });
  await page.getByRole('button', { name: 'schwarz löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(page.getByText('Erfolgreich göscht!')).toBeVisible();
  await expect.element(row('schwarz')).not.toBeInTheDocument();
  expect(answers.sent(rohstoffCalls.rohseife.delete)).toMatchObject([{ params: { id: 'schwarz' } }]);
});

test('a list that cannot be loaded says why and offers a retry', { tags: ['@A15'] }, async () => {
  const { answers } = await openRohstoffe('?tab=duftoele');
  answers.on(rohstoffCalls.rohseife.list, refusal(418, 'Der Topf ist leer.'));
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await expect.element(page.getByText('Fehler beim Laden der Daten: Der Topf ist leer.')).toBeVisible();
  answerRohstoffe(answers, 'rohseife', sheabutter);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(row('Sheabutter')).toBeVisible();
});
