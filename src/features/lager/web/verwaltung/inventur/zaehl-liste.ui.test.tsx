import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { schonGebuchtFehler, schonGebuchtText } from '#features/bestand/buchung-id.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { answerStock, artikelOf, button, dialog, meldungen, openLager, rowOf } from '#test/ui/areas/lager.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { lagerCalls } from '../../../calls.ts';
import type { LagerArtikel, ZaehllisteBody } from '../../../contract.ts';

const oele = [
  artikelOf('duftoil', 'Lavendel', { menge: 460 }),
  artikelOf('duftoil', 'Minze', { menge: 510 }),
  artikelOf('duftoil', 'Sandelholz', { menge: 42 }),
  artikelOf('duftoil', 'Vanille', { menge: 235 }),
  artikelOf('duftoil', 'Yasmin', { menge: 120 }),
];
const goldstueck = artikelOf('produkt', 'Goldstück', { menge: 6, letzteNr: 1 });
const count = (name: string) => page.getByLabelText(`${name}: gezählt`);
const save = button('Inventur buchen');
const sentBy = (answers: Answers) =>
  answers.sent(lagerCalls.zaehlliste).map(({ body }) => body as ZaehllisteBody);

/** A counted shelf is booked. */
function books(answers: Answers, stock: LagerArtikel[]): void {
  answers.on(lagerCalls.zaehlliste, ({ body }) => {
    const zeilen = (body as ZaehllisteBody).zeilen.flatMap(({ _id, gezaehlt }) => {
      const found = stock.find((one) => one._id === _id);
      if (!found) return [];
      const { name, einheit, menge } = found;
      const booked = { erwartet: menge, aenderung: gezaehlt - menge, zwischenzeitlich: 0 };
      return [{ _id, name, einheit, gezaehlt, ...booked, neuerBestand: gezaehlt }];
    });
    return ok({ zeilen });
  });
}

test('a shelf is counted with Enter alone, and far-off counts need a confirmation', {
  tags: ['@A25'],
}, async () => {
  const { answers } = await openLager(oele, {
    tab: 'duftoele',
    answers: (answers) => books(answers, oele),
  });
  await button('Regal zählen').click();
  await typeInto(count('Lavendel'), '460');
  await userEvent.keyboard('{Enter}');
  await expect.element(count('Minze')).toHaveFocus();
  await userEvent.keyboard('51{Enter}{Enter}{Enter}');
  await expect.element(count('Yasmin')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toHaveFocus();
  await expect.element(save).toBeInViewport();

  await userEvent.keyboard('{Enter}');
  const question = dialog('Ist das richtig gezählt?');
  await expect.element(question.getByText('Minze: bisher 510 Tropfen, gezählt 51 Tropfen')).toBeVisible();
  await expect.element(question.getByText('Lavendel')).not.toBeInTheDocument();
  await button('Noch einmal nachsehen', question).click();
  await expect.element(save).toHaveFocus();
  expect(sentBy(answers)).toEqual([]);

  await typeInto(count('Minze'), '501');
  await save.click();
  await expect.element(dialog('Inventur gebucht')).toMatchTextContent('2 Artikel gezählt, 1 mit Abweichung');
  expect(sentBy(answers)[0]?.zeilen.map(({ gezaehlt }) => gezaehlt)).toEqual([460, 501]);
});

test('what is no number is said at its line, and nothing can be booked until it is gone', {
  tags: ['@A25'],
}, async () => {
  await openLager(oele, { tab: 'duftoele' });
  await button('Regal zählen').click();
  await expect.element(save).toBeDisabled();
  await typeInto(count('Lavendel'), '450');
  await typeInto(count('Minze'), '510');
  await expect.element(save).toBeEnabled();
  await typeInto(count('Vanille'), 'zwei');
  await expect.element(page.getByText('Bitte eine Zahl eingeben.')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await retype(count('Vanille'), '');
  await expect.element(page.getByText('2 von 5 gezählt, 1 mit Abweichung')).toBeVisible();
  await expect.element(page.getByText('−10 Tropfen')).toBeVisible();
  // What is typed replaces a count, as in every field of a number.
  await typeInto(count('Lavendel'), '455');
  await expect.element(count('Lavendel')).toHaveValue('455');
});

test('an outdated count is refused by name and counted again', { tags: ['@A25'] }, async () => {
  const nein = 'Die Inventur ist nicht gebucht.';
  const fehler = ['Goldstück: 1 Stück gezählt, aber 5 Stück weniger da als beim Zählen'];
  const { answers } = await openLager([goldstueck], {
    tab: 'produkte',
    answers: (answers) => answers.on(lagerCalls.zaehlliste, refusal(409, nein, { fehler })),
  });
  await button('Inventur').click();
  await button('Stattdessen ein ganzes Regal zählen', dialog('Inventur')).click();
  await typeInto(count('Goldstück'), '1');
  await expect.element(save).toBeEnabled();
  const jetzt = { ...goldstueck, menge: 1, letzteNr: 2 };
  answerStock(answers, [jetzt]);
  await save.click();
  const alert = page.getByRole('tabpanel').getByRole('alert');
  await expect.element(alert).toMatchTextContent(nein);
  await expect.element(alert).toMatchTextContent('Goldstück: 1 Stück gezählt, aber');

  books(answers, [jetzt]);
  await expect.element(page.getByText('Seitdem −5 Stück gebucht')).toBeVisible();
  await button('Neu zählen: Goldstück').click();
  await expect.element(count('Goldstück')).toHaveValue('');
  await typeInto(count('Goldstück'), '1');
  await save.click();
  await expect.element(dialog('Inventur gebucht')).toMatchTextContent('1 Artikel gezählt, 0 mit Abweichung');
  expect(sentBy(answers).map(({ zeilen }) => zeilen[0]?.letzteNr)).toEqual([1, 2]);
});

describe('a count whose answer gets lost', () => {
  test('is still there after a reload, and the second try reports that the first one arrived', {
    tags: ['@A25'],
  }, async () => {
    const sheabutter = artikelOf('rohseife', 'Sheabutter', { menge: 8000 });
    const first = await openLager([sheabutter], {
      answers: (answers) => answers.on(lagerCalls.zaehlliste, lost),
    });
    await button('Regal zählen').click();
    await typeInto(count('Sheabutter'), '7.990');
    await save.click();
    const netzwerkfehler = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';
    await expect
      .element(page.getByRole('tabpanel').getByRole('alert'))
      .toHaveTextContent(`Fehler bei Inventur: ${netzwerkfehler}`);
    await cleanup();

    const second = await openLager([{ ...sheabutter, menge: 7990, letzteNr: 1 }], {
      answers: (answers) =>
        answers.on(lagerCalls.zaehlliste, refusal(409, schonGebuchtText, { fehler: [schonGebuchtFehler] })),
    });
    await button('Weiter zählen').click();
    await expect.element(count('Sheabutter')).toHaveValue('7.990');
    await save.click();
    await expect.element(meldungen()).toMatchTextContent(schonGebuchtText);
    await expect.element(rowOf('Sheabutter')).toMatchTextContent('7.990 g');
    await expect.element(page.getByText(/Angefangene Zählung/)).not.toBeInTheDocument();
    const [lostOne, again] = [first, second].map(({ answers }) => sentBy(answers)[0]);
    expect(lostOne?.buchungId).toMatch(/^\w{32}$/);
    expect(again?.buchungId).toBe(lostOne?.buchungId);
  });
});
