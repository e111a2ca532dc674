import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '#test/ui/answers.ts';
import { answerBerechnungen, berechnungVon, lavendeltraum } from '#test/ui/areas/warenberechnung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { warenberechnungCalls } from '../../../calls.ts';
import type { Parameter } from '../../../parameter.ts';

const form = page.getByRole('dialog', { name: 'Lavendeltraum: Berechnung bearbeiten' });
const field = (name: string) => form.getByRole('textbox', { name });
const save = form.getByRole('button', { name: 'Speichern' });

async function openForm() {
  const opened = await openPage('/admin/warenberechnung', {
    as: 'admin',
    answers: (answers) => answerBerechnungen(answers, lavendeltraum),
  });
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  return opened;
}

test('parameters change the calculated price while they are typed, and are saved', {
  tags: ['@A21', '@A22'],
}, async () => {
  const { answers } = await openForm();
  expect(form.getByRole('radio').elements()).toHaveLength(5);
  await typeInto(field('Energiekosten'), '0,25');
  await expect.element(form.getByRole('status')).toHaveTextContent('5,00 €');
  await expect.element(form.getByText('Bisher berechnet')).toBeVisible();
  const psychologisch = form.getByRole('radio', { name: /^Psychologisch auf x,99 €\s*4,99\s€$/ });
  await expect.element(psychologisch).toBeInTheDocument();
  await typeInto(field('Gewinn'), '100');
  await expect.element(psychologisch).not.toBeInTheDocument();
  await form.getByText('Psychologisch auf x,99').click();
  await expect.element(form.getByRole('status')).toHaveTextContent('9,99 €');

  answers.on(warenberechnungCalls.change, ({ body }) =>
    berechnungVon({ ...lavendeltraum, ...(body as Parameter) }),
  );
  await save.click();
  await expect
    .element(page.getByRole('status', { name: 'Meldungen' }))
    .toMatchTextContent('Berechnung gespeichert');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: /^Berechneter Preis/ })).toMatchTextContent('9,99');
  expect(answers.sent(warenberechnungCalls.change)).toMatchObject([
    {
      params: { id: 'berechnung-lavendel' },
      body: { energieKosten: 0.25, gewinnProzent: 100, rundungsOption: '0.99' },
    },
  ]);
});

test('what is no number becomes what counts when its field is left; one out of range is not saved', {
  tags: ['@A21'],
}, async () => {
  await openForm();
  await typeInto(field('Pauschale-Faktor'), 'zehn');
  await retype(field('Gewinn'), '');
  await userEvent.tab();
  await expect.element(field('Rabatt')).toHaveFocus();
  await expect.element(field('Pauschale-Faktor')).toHaveValue('3');
  await expect.element(field('Gewinn')).toHaveValue('0');
  await userEvent.keyboard('101');
  await save.click();
  await expect.element(field('Rabatt')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(form.getByText('Bitte prüfen Sie die Eingaben, dann steht hier das Ergebnis.'))
    .toBeVisible();
});

test('what another admin saved meanwhile stays', { tags: ['@A22'] }, async () => {
  const { answers } = await openForm();
  await typeInto(field('Gewinn'), '10');
  answerBerechnungen(answers, { ...lavendeltraum, energieKosten: 0.5 });
  answers.on(warenberechnungCalls.change, berechnungVon(lavendeltraum));
  await save.click();
  await expect.element(form).not.toBeInTheDocument();
  expect(answers.sent(warenberechnungCalls.change)).toMatchObject([
    { body: { energieKosten: 0.5, gewinnProzent: 10 } },
  ]);
});

test('a refused change says why and keeps what was typed', { tags: ['@A23'] }, async () => {
  const { answers } = await openForm();
  await typeInto(field('Energiekosten'), '0,44');
  answers.on(warenberechnungCalls.change, refusal(418, 'Der Topf ist leer.'));
  await save.click();
  await expect
    .element(page.getByRole('alert').getByText('Fehler beim Speichern: Der Topf ist leer.'))
    .toBeVisible();
  await expect.element(field('Energiekosten')).toHaveValue('0,44');
});
