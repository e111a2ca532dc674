import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, bare } from '#test/ui/answers.ts';
import { answerStock, artikelOf, button, dialog, meldungen, openLager, rowOf } from '#test/ui/areas/lager.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { lagerCalls } from '../../../calls.ts';
import type { InventurBody } from '../../../contract.ts';

const vanille = artikelOf('duftoil', 'Vanille', { menge: 235, mindestbestand: 60 });
const stock = [artikelOf('duftoil', 'Minze', { menge: 510 }), vanille];

/** Counts of Vanille are booked. */
function books(answers: Answers): void {
  let jetzt = vanille;
  answers.on(lagerCalls.inventur, ({ body }) => {
    const { menge, mindestbestand = jetzt.mindestbestand } = body as InventurBody;
    const { _id, einheit, menge: vorher } = jetzt;
    jetzt = { ...jetzt, menge, mindestbestand };
    answerStock(answers, [jetzt]);
    return ok({ bestand: { _id, menge, einheit, aenderung: menge - vorher } });
  });
}

async function openInventur() {
  await button('Inventur').click();
  const form = dialog('Inventur');
  const artikel = form.getByRole('combobox', { name: 'Artikel' });
  await expect.element(artikel).toHaveFocus();
  await expect.element(form.getByRole('option', { name: 'Vanille' })).toBeInTheDocument();
  const [gezaehlt, minimum] = [
    form.getByLabelText('Gezählter Bestand'),
    form.getByLabelText('Mindestbestand'),
  ];
  return { form, artikel, gezaehlt, minimum, save: button('Bestand aktualisieren', form) };
}

test('a stocktake sets the absolute count; a blank minimum stays (R15)', {
  tags: ['@A25', '@A29'],
}, async () => {
  const { answers } = await openLager(stock, {
    tab: 'duftoele',
    answers: (answers) => answers.on(lagerCalls.inventur, bare('x', 502)),
  });
  const { form, artikel, gezaehlt, minimum, save } = await openInventur();
  await expect.element(save).toBeDisabled();
  await expect.element(save).toHaveAccessibleDescription('Bitte wählen Sie einen Artikel.');
  await artikel.selectOptions('Vanille');
  await expect.element(save).toBeEnabled();
  await typeInto(gezaehlt, '230');
  await expect.element(form.getByText('Bisher 235 Tropfen, Differenz −5 Tropfen')).toBeVisible();
  await save.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('Fehler bei Inventur');

  books(answers);
  await gezaehlt.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(meldungen()).toMatchTextContent('Vanille: 230 Tropfen (−5 Tropfen)');
  await expect.element(rowOf('Vanille')).toMatchTextContent('230 Tropfen');
  await expect.element(rowOf('Vanille')).toMatchTextContent('60 Tropfen');
  const body = answers.sent(lagerCalls.inventur)[1]?.body;
  expect(body).toMatchObject({ typ: 'duftoil', artikelId: 'Vanille', menge: 230, einheit: 'tropfen' });
  expect(body).not.toHaveProperty('mindestbestand');

  await openInventur();
  await artikel.selectOptions('Vanille');
  await typeInto(gezaehlt, '230');
  await typeInto(minimum, '0');
  await save.click();
  await expect.element(rowOf('Vanille')).toMatchTextContent('0 Tropfen');
  await expect.element(rowOf('Vanille')).not.toMatchTextContent('60 Tropfen');
  expect(answers.sent(lagerCalls.inventur)[2]).toMatchObject({ body: { menge: 230, mindestbestand: 0 } });
});

test('a count that is far off needs a confirmation, also of a single article', {
  tags: ['@A25'],
}, async () => {
  const { answers } = await openLager(stock, { tab: 'duftoele', answers: books });
  const { artikel, gezaehlt } = await openInventur();
  await artikel.selectOptions('Vanille');
  await typeInto(gezaehlt, '23');
  await userEvent.keyboard('{Enter}');
  const question = dialog('Ist das richtig gezählt?');
  await expect.element(question.getByText('Vanille: bisher 235 Tropfen, gezählt 23 Tropfen')).toBeVisible();
  await button('Noch einmal nachsehen', question).click();
  await expect.element(gezaehlt).toHaveFocus();
  expect(answers.sent(lagerCalls.inventur)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await button('Trotzdem buchen', question).click();
  await expect.element(meldungen()).toMatchTextContent('Vanille: 23 Tropfen (−212 Tropfen)');
});

test('a count with an empty answer is confirmed all the same', { tags: ['@A25'] }, async () => {
  await openLager(stock, {
    answers: (answers) => answers.on(lagerCalls.inventur, bare({ success: true, data: null })),
  });
  const { artikel, gezaehlt } = await openInventur();
  await artikel.selectOptions('Vanille');
  await typeInto(gezaehlt, '190');
  await userEvent.keyboard('{Enter}');
  await expect.element(meldungen()).toMatchTextContent('Vanille: 190 Tropfen');
});

test('typing replaces a count and a minimum that are there already', { tags: ['@A25'] }, async () => {
  await openLager(stock);
  const { gezaehlt, minimum } = await openInventur();
  for (const field of [gezaehlt, minimum]) {
    await typeInto(field, '15');
    await userEvent.keyboard('{Tab}');
    await typeInto(field, '10');
    await expect.element(field).toHaveValue('10');
  }
});
