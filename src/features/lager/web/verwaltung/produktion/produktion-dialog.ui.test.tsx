import { describe, expect, test } from 'vitest';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import { answerStock, artikelOf, button, dialog, meldungen, openLager, rowOf } from '#test/ui/areas/lager.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { textsOf } from '#test/ui/texts-of.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { lagerCalls } from '../../../calls.ts';
import { produktion, storno, type Vorschau, vorschau } from '../../../produktion/produktion-contract.ts';

const sandel = artikelOf('produkt', 'Schwarzer Sandel', { menge: 24 });
const wintergruss = artikelOf('produkt', 'Wintergruß', { menge: 0 });
const minzmorgen = artikelOf('produkt', 'Minzmorgen', { menge: 32 });
const stock = [sandel, wintergruss, minzmorgen];

const bedarf: Vorschau['bedarf'] = (
  [
    ['rohseife', 'schwarz', 'g', 120, 340],
    ['duftoil', 'Sandelholz', 'tropfen', 2, 42],
    ['verpackung', 'viereck', 'Stück', 1, 148],
  ] as const
).map(([typ, name, einheit, mengeProStueck, vorrat]) => ({
  ...{ typ, name, einheit, mengeProStueck, vorrat, artikelId: name },
  ...{ benoetigt: mengeProStueck, verbleibend: vorrat - mengeProStueck },
}));
const luecke = 'Verpackung „Geschenkdose“ gibt es nicht in den Rohstoffen';

/** Opens the form; what each product takes is known. */
async function openProduktion(visit: Parameters<typeof openLager>[1] = {}, artikel = stock) {
  const opened = await openLager(artikel, {
    ...{ tab: 'produkte', ...visit },
    answers: (answers) => {
      answers.on(lagerCalls.vorschau, ({ query }) => {
        const teile = query.produktId === 'Wintergruß' ? { fehlend: [luecke] } : { bedarf };
        return ok(made(vorschau, teile));
      });
      visit.answers?.(answers);
    },
  });
  await button('Produktion').click();
  const form = dialog('Produktion');
  const produkt = form.getByRole('combobox', { name: 'Produkt' });
  await expect.element(produkt).toHaveFocus();
  await expect.element(form.getByRole('option', { name: artikel[0]?.name })).toBeInTheDocument();
  const anzahl = form.getByLabelText('Anzahl');
  return { ...opened, form, produkt, anzahl, book: button('Produktion buchen', form) };
}

test('the preview says what is possible, what is taken and what is left', { tags: ['@A27'] }, async () => {
  const { form, produkt, anzahl, book } = await openProduktion();
  await expect.element(book).toBeDisabled();
  await expect.element(book).toHaveAccessibleDescription('Bitte wählen Sie ein Produkt.');
  await produkt.selectOptions('Schwarzer Sandel');
  await expect.element(form.getByText('Machbar: 2 Stück, dann fehlt schwarz')).toBeVisible();
  await typeInto(anzahl, '0');
  await expect.element(book).toBeDisabled();
  await retype(anzahl, '2');
  await expect.element(book).toBeEnabled();
  const preview = form.getByRole('region', { name: 'Verbrauch' });
  for (const text of ['240 g', '340 g', '100 g', '4 Tropfen', '42 Tropfen', '38 Tropfen', '146 Stück'])
    await expect.element(preview.getByText(text, { exact: true })).toBeVisible();
});

test('missing raw materials are named in the preview, and as a list when it is booked all the same', {
  tags: ['@A27', '@A29'],
}, async () => {
  const fehler = [
    'schwarz: 3.600 g benötigt, 340 g vorhanden',
    'Sandelholz: 60 Tropfen benötigt, 42 Tropfen vorhanden',
  ];
  const { answers, form, produkt, anzahl, book } = await openProduktion({
    answers: (answers) =>
      answers.on(lagerCalls.produktion, refusal(409, 'Produktion nicht möglich', { fehler })),
  });
  await produkt.selectOptions('Schwarzer Sandel');
  await typeInto(anzahl, '30');
  await expect.element(form.getByText('Machbar: 2 Stück, dann fehlt schwarz')).toBeVisible();
  await expect.element(form.getByText('3.260 g fehlen')).toBeVisible();
  await book.click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent(['Produktion nicht möglich', ...fehler.map((line) => `• ${line}`)].join(' '));
  expect(form.getByRole('alert').element().textContent).toContain('möglich\n• schwarz');
  expect(answers.sent(lagerCalls.produktion)).toMatchObject([
    { body: { produktId: 'Schwarzer Sandel', anzahl: 30 } },
  ]);

  await produkt.selectOptions('Wintergruß');
  await expect.element(form.getByText('Machbar: 0 Stück')).toBeVisible();
  await expect.element(form.getByText(luecke)).toBeVisible();
  answers.on(lagerCalls.produktion, bare('x', 502));
  await book.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('Fehler bei Produktion');
});

test('a wrong production is reversed as a whole, after a question', { tags: ['@A27'] }, async () => {
  const gebucht = { name: 'Minzmorgen', produziert: 7, neuerBestand: 39 };
  const { answers, produkt, anzahl, book } = await openProduktion({
    answers: (answers) => {
      answers.on(lagerCalls.produktion, () => {
        answerStock(answers, [{ ...minzmorgen, menge: 39 }]);
        return ok(made(produktion, { buchungId: 'produktion-1', produkt: gebucht }));
      });
      answers.on(lagerCalls.storno, () => {
        answerStock(answers, stock);
        return okWith('Produktion zurückgenommen', made(storno));
      });
    },
  });
  await produkt.selectOptions('Minzmorgen');
  await typeInto(anzahl, '7');
  await book.click();
  const booked = dialog('Produktion gebucht');
  await expect.element(booked).toMatchTextContent('7 × Minzmorgen hergestellt, jetzt 39 Stück im Lager.');
  await button('Zurücknehmen', booked).click();
  const question = dialog('Möchten Sie diese Produktion zurücknehmen?');
  await expect.element(question).toMatchTextContent('7 × Minzmorgen');
  await button('Zurücknehmen', question).click();
  await expect.element(meldungen()).toMatchTextContent('Produktion zurückgenommen');
  await expect.element(booked).not.toBeInTheDocument();
  await expect.element(rowOf('Minzmorgen')).toMatchTextContent('32 Stück');
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(answers.sent(lagerCalls.storno)).toMatchObject([{ params: { buchungId: 'produktion-1' } }]);
});

test('a production is confirmed by what it used alone, and cannot be reversed then', {
  tags: ['@A27'],
}, async () => {
  const verbraucht = { name: 'Sheabutter', menge: 100, einheit: 'g', neuerBestand: 700 };
  const { produkt, book } = await openProduktion({
    answers: (answers) =>
      answers.on(lagerCalls.produktion, bare({ success: true, data: { verwendeteRohstoffe: [verbraucht] } })),
  });
  await produkt.selectOptions('Minzmorgen');
  await book.click();
  const gebucht = dialog('Produktion gebucht');
  await expect.element(gebucht).toMatchTextContent('Die Produktion ist gebucht.');
  expect(textsOf(gebucht.getByRole('listitem'))).toEqual(['Sheabutter100 gnoch 700 g']);
  await expect.element(button('Zurücknehmen', gebucht)).not.toBeInTheDocument();
});

describe('of an open shop', () => {
  const lavendeltraum = artikelOf('produkt', 'Lavendeltraum', {
    menge: 5,
    ...{ reserviert: 4, frei: 1, mindestbestand: 3 },
  });

  test('a production proposes the pieces that are missing, and keeps what was typed', async () => {
    const { form, produkt, anzahl } = await openProduktion({ laden: offenerLaden }, [lavendeltraum, sandel]);
    await produkt.selectOptions('Lavendeltraum');
    await expect.element(anzahl).toHaveValue('2');
    await expect.element(form.getByText('Bis zum Mindestbestand fehlen 2 Stück.')).toBeVisible();
    await produkt.selectOptions('Schwarzer Sandel');
    await expect.element(anzahl).toHaveValue('1');
    await typeInto(anzahl, '7');
    await produkt.selectOptions('Lavendeltraum');
    await expect.element(anzahl).toHaveValue('7');
  });
});
