import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { fieldName } from '#test/field-name.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import {
  answerRohstoffe,
  meldungen,
  openRohstoffe,
  rohstoffCalls,
  row,
  sheabutter,
} from '#test/ui/areas/rohstoffe.ts';
import { closeMeldungen } from '#test/ui/meldung.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';

const form = page.getByRole('dialog');
const field = (name: string) => form.getByLabelText(fieldName(name));
const input = (name: string) => form.getByRole('textbox', { name: fieldName(name) });
const erstellen = form.getByRole('button', { name: 'Erstellen' });
const aktualisieren = form.getByRole('button', { name: 'Aktualisieren' });
const alert = page.getByRole('alert');

async function openNew(neu: string, query = '') {
  const opened = await openRohstoffe(query);
  await page.getByRole('button', { name: neu, exact: true }).first().click();
  await expect.element(input('Bezeichnung')).toHaveFocus();
  return opened;
}

async function openSheabutter() {
  const opened = await openRohstoffe();
  await page.getByRole('button', { name: 'Sheabutter bearbeiten' }).click();
  await expect.element(input('Bezeichnung')).toHaveFocus();
  return opened;
}

test('a base soap is made with its defaults', { tags: ['@A10', '@A11'] }, async () => {
  const { answers } = await openNew('Neue Rohseife');
  await expect.element(input('Gesamtmenge')).toHaveValue('1000');
  await expect.element(input('Aktueller Vorrat')).toHaveValue('1000');
  await expect.element(input('Mindestbestand')).toHaveValue('100');
  await userEvent.keyboard('Ziegenmilch');
  await typeInto(input('Einkaufspreis'), '9,99');
  await expect.element(field('Preis pro Gramm')).toHaveTextContent('0,009990 €');
  await expect.element(field('Preis pro 10 Gramm')).toHaveTextContent('0,0999 €');
  await userEvent.keyboard('{Enter}');
  await expect.element(meldungen).toHaveTextContent('Erfolgreich erstellt!');
  await expect.element(row('Ziegenmilch')).toMatchTextContent('9,99 €');
  expect(answers.sent(rohstoffCalls.rohseife.create)).toMatchObject([
    { body: { bezeichnung: 'Ziegenmilch', ekPreis: 9.99, gesamtInGramm: 1000, verfuegbar: true } },
  ]);
});

test('a missing purchase price is pointed out before saving, and marked in the list', {
  tags: ['@A11'],
}, async () => {
  await openNew('Neue Rohseife');
  const notice = form.getByText('Ohne Einkaufspreis ist jede Seife damit unvollständig');
  await expect.element(notice).toBeVisible();
  // Right below the field, so that it is visible while typing there.
  const below =
    notice.element().getBoundingClientRect().y -
    input('Einkaufspreis').element().getBoundingClientRect().bottom;
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(60);
  await expect.element(field('Preis pro Gramm')).toHaveTextContent('0,000000 €');
  await expect.element(field('Preis pro 10 Gramm')).toHaveTextContent('0,0000 €');
  await userEvent.keyboard('Kokos{Enter}');
  await expect.element(meldungen).toMatchTextContent('Erfolgreich erstellt!');
  const warning = alert.getByText(/^Noch ohne Einkaufspreis: .*„Kokos“/);
  await expect.element(warning).toBeVisible();
  closeMeldungen();
  await expect.element(row('Kokos')).toMatchTextContent('Ohne Einkaufspreis');
  await expect.element(row('Kokos')).toMatchTextContent('0,0000 €');
  await expect.element(row('Sheabutter')).not.toMatchTextContent('Ohne Einkaufspreis');

  await page.getByRole('button', { name: 'Kokos bearbeiten' }).click();
  await expect.element(notice).toBeVisible();
  await typeInto(input('Einkaufspreis'), '9,90');
  await expect.element(notice).not.toBeInTheDocument();
  await aktualisieren.click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(row('Kokos')).not.toMatchTextContent('Ohne Einkaufspreis');
});

test('a larger pack offers in one tap to raise the stock as well', { tags: ['@A11'] }, async () => {
  await openNew('Neue Rohseife');
  const offer = form.getByRole('button', { name: /^Vorrat auf .* setzen$/ });
  await expect.element(offer).not.toBeInTheDocument();
  await typeInto(input('Gesamtmenge'), '5000');
  await expect.element(offer).toHaveTextContent('Vorrat auf 5.000 g setzen');
  await expect.element(form.getByText(/hat 5\.000\sg, als Vorrat steht 1\.000\sg/)).toBeInViewport();
  await expect.element(offer).toBeInViewport();
  await offer.click();
  await expect.element(input('Aktueller Vorrat')).toHaveValue('5000');
  await expect.element(input('Aktueller Vorrat')).toHaveFocus();
  await expect.element(offer).not.toBeInTheDocument();
  await typeInto(input('Aktueller Vorrat'), '4200');
  await expect.element(input('Aktueller Vorrat')).toHaveValue('4200');
  await expect.element(offer).not.toBeInTheDocument();
});

test('arrow keys change a price by a cent and other numbers by one', { tags: ['@A11'] }, async () => {
  await openNew('Neue Rohseife');
  await typeInto(input('Einkaufspreis'), '9,99');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input('Einkaufspreis')).toHaveValue('10,00');
  await expect.element(field('Preis pro Gramm')).toHaveTextContent('0,010000 €');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(input('Einkaufspreis')).toHaveValue('9,98');
  await input('Gesamtmenge').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input('Gesamtmenge')).toHaveValue('1001');
});

test('a name near its limit is counted, and one that is too long is refused instead of cut', {
  tags: ['@A11'],
}, async () => {
  await openNew('Neue Rohseife');
  const name = input('Bezeichnung');
  await name.fill('x'.repeat(104));
  await expect.element(name).toHaveValue('x'.repeat(104));
  await expect.element(name).toHaveAccessibleDescription('Höchstens 100 Zeichen, es sind 104.');
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toBeVisible();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('x'.repeat(97));
  await expect.element(name).toHaveAccessibleDescription('97 von 100 Zeichen');
  await userEvent.keyboard('{Enter}');
  await expect.element(meldungen).toMatchTextContent('Erfolgreich erstellt!');
});

test('the stock of an oil follows its drops until it is typed', { tags: ['@A12'] }, async () => {
  await openNew('Neues Duftöl', '?tab=duftoele');
  await userEvent.keyboard('Rose');
  await expect.element(field('Anzahl Tropfen')).toHaveTextContent('300');
  await expect.element(input('Aktueller Vorrat')).toHaveValue('300');
  await typeInto(input('Gesamtmenge'), '10');
  await typeInto(input('Einkaufspreis'), '6');
  await expect.element(field('Anzahl Tropfen')).toHaveTextContent('200');
  await expect.element(field('Kosten pro Tropfen')).toHaveTextContent('0,03000000 €');
  await expect.element(input('Aktueller Vorrat')).toHaveValue('200');
  await typeInto(input('Aktueller Vorrat'), '39');
  await typeInto(input('Gesamtmenge'), '15');
  await expect.element(field('Anzahl Tropfen')).toHaveTextContent('300');
  await expect.element(input('Aktueller Vorrat')).toHaveValue('39');
  await expect.element(field('Duftrichtung')).toHaveValue('blumig');
  await expect.element(field('Intensität')).toHaveValue('mittel');
  await expect.element(field('Lagertemperatur')).toHaveValue('Raumtemperatur (15-25°C)');
  await erstellen.click();
  await expect.element(meldungen).toMatchTextContent('Erfolgreich erstellt!');
  await expect.element(row('Rose')).toMatchTextContent('Knapp');
});

test('a packaging shows the cost of one piece', { tags: ['@A13'] }, async () => {
  await openNew('Neue Verpackung', '?tab=verpackungen');
  await userEvent.keyboard('Musselinbeutel');
  await typeInto(input('Menge pro Packung'), '12');
  await typeInto(input('Kosten pro Packung'), '2,00');
  await typeInto(input('Aktueller Vorrat'), '24');
  await expect.element(field('Kosten pro Stück')).toHaveTextContent('0,1667 €');
  await expect.element(field('Form')).toHaveValue('viereck');
  await expect.element(field('Material')).toHaveValue('karton');
  await userEvent.selectOptions(field('Form'), 'beutel');
  await userEvent.selectOptions(field('Material'), 'stoff');
  await erstellen.click();
  await expect.element(meldungen).toMatchTextContent('Erfolgreich erstellt!');
  await expect.element(row('Musselinbeutel')).toMatchTextContent('stoff');
});

test('invalid values are reported at their field, and nothing is sent', { tags: ['@A11'] }, async () => {
  const { answers } = await openNew('Neue Rohseife');
  await erstellen.click();
  await expect.element(input('Bezeichnung')).toHaveAttribute('aria-invalid', 'true');
  await input('Bezeichnung').fill('x'.repeat(300));
  for (const bad of ['', '-1', 'viel', '1e309', '1,00000000000000000001']) {
    await retype(input('Einkaufspreis'), bad);
    await userEvent.keyboard('{Enter}');
    await expect.element(input('Einkaufspreis'), { message: bad }).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input('Einkaufspreis')).toHaveAccessibleDescription(/\S/);
  }
  await expect.element(input('Bezeichnung')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: /bearbeiten$/ }).elements()).toHaveLength(3);
  expect(answers.sent(rohstoffCalls.rohseife.create)).toEqual([]);
});

test('a taken name is reported at its field', { tags: ['@A11', '@A15'] }, async () => {
  const { answers } = await openNew('Neue Rohseife');
  const text = 'Diese Bezeichnung gibt es schon.';
  answers.on(rohstoffCalls.rohseife.create, refusal(409, text, { fehler: [`bezeichnung: ${text}`] }));
  await userEvent.keyboard('sheabutter ');
  await erstellen.click();
  await expect.element(alert.getByText(`Fehler beim Speichern: ${text}`)).toBeVisible();
  await expect.element(input('Bezeichnung')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input('Bezeichnung')).toHaveAccessibleDescription(text);
  await expect.element(input('Bezeichnung')).toHaveValue('sheabutter ');
});

test('without a network a form says so, keeps its input, and can be sent later', {
  tags: ['@A15'],
}, async () => {
  const { answers } = await openSheabutter();
  await retype(input('Farbe'), 'elfenbein');
  for (const call of [rohstoffCalls.rohseife.list, rohstoffCalls.rohseife.change] as const)
    answers.on(call, lost);
  await aktualisieren.click();
  await expect.element(alert.getByText(/^Fehler beim Speichern: /)).toBeVisible();
  await expect.element(input('Farbe')).toHaveValue('elfenbein');
  answerRohstoffe(answers, 'rohseife', sheabutter);
  await aktualisieren.click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(row('Sheabutter')).toMatchTextContent('elfenbein');
});

test('a new purchase price lists the products whose costs change, and overwrites nothing of others', {
  tags: ['@A10', '@A15'],
}, async () => {
  const { answers } = await openSheabutter();
  await retype(input('Einkaufspreis'), '60');
  // Saved by another admin meanwhile.
  answerRohstoffe(answers, 'rohseife', { ...sheabutter, farbe: 'elfenbein' });
  const neu = { ...sheabutter, farbe: 'elfenbein', ekPreis: 60 };
  const kosten = { alteKosten: 1.4, neueKosten: 1.72, preis: 7.9, neuerVkPreis: 5.5 };
  answers.on(rohstoffCalls.rohseife.change, {
    ...ok(neu),
    betroffen: [{ _id: 'lavendel', name: 'Lavendeltraum', ...kosten }],
  });
  await aktualisieren.click();
  const betroffen = page.getByRole('dialog', { name: 'Ein Produkt kostet jetzt etwas anderes' });
  await expect.element(betroffen).toMatchTextContent('Lavendeltraum');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect
    .element(betroffen.getByRole('link', { name: 'Zur Berechnung: Lavendeltraum' }))
    .toHaveAttribute('href', '/admin/warenberechnung?produkt=lavendel');
  await betroffen.getByRole('button', { name: 'Fertig' }).click();
  await expect.element(betroffen).not.toBeInTheDocument();
  expect(answers.sent(rohstoffCalls.rohseife.change)).toMatchObject([
    { params: { id: 'Sheabutter' }, body: { ekPreis: 60, farbe: 'elfenbein' } },
  ]);
});
