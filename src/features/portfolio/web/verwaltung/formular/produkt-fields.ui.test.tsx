import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { okList, okWith } from '#shared/wire/envelope.ts';
import { bare } from '#test/ui/answers.ts';
import {
  aktualisieren,
  answerChange,
  answerPortfolio,
  bearbeiten,
  card,
  choice,
  field,
  honigwabe,
  lavendeltraum,
  meldung,
  neuesProdukt,
  openBearbeiten,
  produktVon,
  teil,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const erstellen = neuesProdukt.getByRole('button', { name: 'Erstellen', exact: true });

async function openNew() {
  const opened = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, lavendeltraum, honigwabe),
  });
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  await expect.element(field('Name')).toHaveFocus();
  return opened;
}

async function fillSoap(): Promise<void> {
  await field('Name').fill('Rosengarten');
  for (const [name, text] of [
    ['Seife', 'pink'],
    ['Aroma', 'Rose'],
    ['Seifenform', 'quadratisch'],
    ['Verpackung', 'viereck'],
  ] as const)
    await choice(name).fill(text);
}

test('a new product is placed behind the others; saving says what it still lacks', {
  tags: ['@A06', '@A08'],
}, async () => {
  const { answers } = await openNew();
  await expect.element(neuesProdukt.getByRole('switch', { name: 'Aktiv' })).toBeChecked();
  await expect.element(field('Reihenfolge')).toHaveValue('0');
  await expect.element(field('Reihenfolge')).toHaveAccessibleDescription(/hinter die anderen/);
  await choice('Seife').click();
  await expect
    .poll(() =>
      neuesProdukt
        .getByRole('listbox')
        .getByRole('option')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['Honigseife', 'Sheabutter']);
  await fillSoap();
  await typeInto(field('Gramm'), '95');
  const fehlend = ['Duftöl „Rose“ gibt es nicht in den Rohstoffen'];
  answers.on(verwaltungCalls.create, ({ body }) => {
    const neu = { ...produktVon('Rosengarten', { bilder: { galerie: [] } }), fehlend, ...(body as object) };
    answerPortfolio(answers, lavendeltraum, honigwabe, neu);
    return okWith('Produkt erstellt', neu);
  });
  await teil('Produktseite im Shop').click();
  await typeInto(field('Preis'), '8,50');
  await typeInto(field('Kurzbeschreibung'), 'Duftet nach Garten.');
  await expect.element(neuesProdukt.getByText('19 von 200 Zeichen')).toBeVisible();
  await erstellen.click();
  await expect.element(meldung('Produkt erstellt')).toBeVisible();
  const luecken = `Es fehlt noch: ein Bild (auf der Karte hochladen) ${fehlend[0]} (unter „Rohstoffe“ ergänzen)`;
  await expect.element(meldung(luecken)).toBeVisible();
  expect(answers.sent(verwaltungCalls.create)).toMatchObject([
    { body: { name: 'Rosengarten', seife: 'pink', gramm: 95, preis: 8.5, aktiv: true, reihenfolge: 21 } },
  ]);
  await expect
    .element(page.getByRole('article').last().getByRole('heading'))
    .toHaveTextContent('Rosengarten');
});

test('errors appear at their field', { tags: ['@A06'] }, async () => {
  await openNew();
  await erstellen.click();
  for (const [input, fault] of [
    [field('Name'), 'Bitte geben Sie einen Namen ein.'],
    [choice('Seife'), 'Bitte geben Sie die Seife an.'],
    [field('Gramm'), 'Bitte geben Sie das Gewicht in ganzen Gramm von 1 bis 10.000 an.'],
    [choice('Aroma'), 'Bitte geben Sie das Aroma an.'],
    [choice('Seifenform'), 'Bitte geben Sie die Seifenform an.'],
    [choice('Verpackung'), 'Bitte geben Sie die Verpackung an.'],
  ] as const)
    await expect.element(input).toHaveAccessibleDescription(fault);
  await expect.element(field('Name')).toHaveFocus();
  await fillSoap();
  for (const gramm of ['0', '10001', '99,5', 'viel', '10.001']) {
    await retype(field('Gramm'), gramm);
    await erstellen.click();
    await expect.element(field('Gramm')).toHaveAccessibleDescription(/ganzen Gramm/);
    await expect.element(field('Gramm')).toHaveValue(gramm);
  }
  await retype(field('Reihenfolge'), '10000');
  await erstellen.click();
  await expect.element(field('Gramm')).toHaveFocus();
});

test('an error in a part that is folded away opens it', { tags: ['@A06'] }, async () => {
  await openNew();
  await fillSoap();
  await typeInto(field('Gramm'), '10000');
  await teil('Produktseite im Shop').click();
  await typeInto(field('Preis'), '7,999');
  await typeInto(field('Weblink'), 'javascript:alert(1)');
  await field('Kurzbeschreibung').fill('x'.repeat(201));
  await expect.element(neuesProdukt.getByText('201 von 200 Zeichen')).toBeVisible();
  await teil('Produktseite im Shop').click();
  await expect.element(page.getByLabelText('Preis', { exact: true })).not.toBeVisible();
  await erstellen.click();
  await expect.element(field('Preis')).toHaveFocus();
  await expect.element(field('Preis')).toHaveAccessibleDescription(/höchstens zwei Nachkommastellen/);
  await expect.element(field('Weblink')).toHaveAccessibleDescription(/http:\/\/ oder https:\/\//);
  await expect.element(field('Kurzbeschreibung')).toHaveAccessibleDescription(/Höchstens 200 Zeichen/);

  // A field that becomes right while it is typed keeps the focus, though others are still wrong.
  await retype(field('Preis'), '8,50');
  await expect.element(field('Weblink')).toHaveValue('javascript:alert(1)');
  await expect.element(field('Preis')).toHaveValue('8,50');
  await expect.element(field('Preis')).toHaveFocus();
});

test('weights and prices accept German notation; a long name is counted, not cut', {
  tags: ['@A06'],
}, async () => {
  const { answers } = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (given) => answerPortfolio(given, honigwabe),
  });
  answerChange(answers, honigwabe);
  await openBearbeiten('Honigwabe');
  await field('Name').fill(`Honigwabe ${'x'.repeat(95)}`);
  await expect.element(field('Name')).toHaveAccessibleDescription('Höchstens 100 Zeichen, es sind 105.');
  await retype(field('Name'), 'Honigwabe groß');
  await retype(field('Gramm'), '1.000');
  await teil('Produktseite im Shop').click();
  await retype(field('Preis'), '1.234,50');
  await aktualisieren.click();
  await expect.element(bearbeiten).not.toBeInTheDocument();
  await expect.element(card('Honigwabe groß')).toMatchTextContent('Honigseife · Vanille · 1.000 g');
  await expect.element(card('Honigwabe groß')).toMatchTextContent('1.234,50 €');
  expect(answers.sent(verwaltungCalls.change)).toMatchObject([{ body: { gramm: 1000, preis: 1234.5 } }]);
});

test('the form offers the raw materials of the workshop by name', { tags: ['@A06', '@R34'] }, async () => {
  const { answers } = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (given) => answerPortfolio(given, honigwabe),
  });
  const neue = [
    ['Seife', rohstoffKinds.rohseife, 'Ziegenmilch'],
    ['Aroma', rohstoffKinds.duftoel, 'Zirbe'],
    ['Verpackung', rohstoffKinds.verpackung, 'Zellglas'],
  ] as const;
  for (const [, kind, bezeichnung] of neue)
    answers.on(rohstoffCallsOf(kind).list, bare({ ...okList([{ _id: bezeichnung, bezeichnung }]) }));
  await page.getByRole('button', { name: 'Neues Produkt' }).click();
  for (const [name, , offered] of neue) {
    await typeInto(choice(name), 'z');
    await neuesProdukt.getByRole('option', { name: offered, exact: true }).click();
    await expect.element(choice(name)).toHaveValue(offered);
  }
});
