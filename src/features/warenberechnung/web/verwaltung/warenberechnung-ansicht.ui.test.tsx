import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { okList } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  answerBerechnungen,
  honigwabe,
  type Kalkulation,
  lavendeltraum,
  wintergruss,
} from '#test/ui/areas/warenberechnung.ts';
import { laden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { warenberechnungCalls } from '../../calls.ts';

const path = '/admin/warenberechnung';
const blatt = page.getByRole('main');
const produkt = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const zuDenRohstoffen = page.getByRole('link', { name: 'Zu den Rohstoffen' });

const bleibt = () => page.getByText('Bleibt pro Stück', { exact: true }).element().parentElement?.textContent;

function open(kalkulationen: Kalkulation[], visit: { at?: string; isPhone?: boolean } = {}) {
  return openPage(path + (visit.at ?? ''), {
    as: 'admin',
    isPhone: visit.isPhone,
    answers: (answers) => answerBerechnungen(answers, ...kalkulationen),
  });
}

test.each(['desktop', 'phone'])(
  'on a %s a product is chosen, and its price is explained step by step',
  {
    tags: ['@A21', '@A30'],
  },
  async (screen) => {
    const isPhone = screen === 'phone';
    const { router } = await open([honigwabe, lavendeltraum], { isPhone });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(/^Waren\W?berech\W?nung$/);
    await expect.element(heading('Honigwabe')).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: 'Produkt wählen (2)' }).click();
    await produkt('Lavendeltraum').click();
    await expect.element(heading('Lavendeltraum')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    for (const label of ['Aktueller Preis', 'Berechneter Preis', 'Differenz', 'Bleibt pro Stück'])
      await expect.element(blatt.getByRole('term').getByText(label, { exact: true })).toBeVisible();
    for (const step of [/^Rohseife/, /^Duftöl/, /^Verpackung/, /^Energie/, /^Zwischensumme EK/])
      await expect.element(page.getByRole('row', { name: step })).toBeVisible();
    await expect.element(page.getByText(/Zwischensumme EK × 3/)).toBeVisible();
    await expect.element(page.getByText(/100 g × 0,0088\s€\/g/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Neu berechnen' })).toBeVisible();
    expect(router.state.location.search).toBe('?produkt=lavendel');
  },
);

test('the address names the chosen product', { tags: ['@A21'] }, async () => {
  await open([honigwabe, lavendeltraum], { at: '?produkt=lavendel' });
  await expect.element(heading('Lavendeltraum')).toBeVisible();
});

test('what remains of a price is after its tax, and names its price', {
  tags: ['@A21', '@R51'],
}, async () => {
  await open([honigwabe]);
  await expect.poll(bleibt).toMatch(/4,96\s€von 8,50\s€ nach 19\s% MwSt\. und Kosten von 2,18\s€/);
  await expect.element(page.getByText('Das geht ans Finanzamt')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /19\s% MwSt\. \d+,\d\d\s€/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Darin MwSt\./ })).toBeVisible();
});

test('what a payment provider takes of the price at most is said beside what remains, where it is known', async () => {
  const mit = { ...honigwabe, gebuehrProzent: 1.5 };
  await open([mit, { ...wintergruss, fehlend: [], gebuehrProzent: 2, gebuehrMitCent: true }, lavendeltraum]);
  await expect.poll(bleibt).toMatch(/Online bezahlt gehen davon etwa 0,13\s€ Gebühr ab \(1,5\s%\)\.$/);
  await produkt('Wintergruß').click();
  await expect.poll(bleibt).toMatch(/etwa 0,18\s€ Gebühr ab \(2\s%\), dazu die Cent je Zahlung\.$/);
  await produkt('Lavendeltraum').click();
  await expect.element(heading('Lavendeltraum')).toBeVisible();
  expect(bleibt()).not.toContain('Gebühr');
});

test('a small business keeps its tax, and enters its costs with it', { tags: ['@A21', '@R51'] }, async () => {
  await openPage(path, {
    as: 'admin',
    laden: { ...laden, steuermodus: 'kleinunternehmer' },
    answers: (answers) => answerBerechnungen(answers, { ...honigwabe, steuersatz: 0 }),
  });
  await expect.poll(bleibt).toMatch(/6,32\s€von 8,50\s€ nach Kosten von 2,18\s€/);
  await expect.element(page.getByText('Das geht ans Finanzamt')).not.toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: /Darin MwSt\./ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Energiekosten' }))
    .toHaveAccessibleDescription(/brutto, mit MwSt\.$/);
});

test('a gap in a recipe is marked, named and leads to the raw materials', { tags: ['@A21'] }, async () => {
  await open([wintergruss]);
  await expect.element(page.getByText('Die Berechnung ist unvollständig.')).toBeVisible();
  await expect
    .element(page.getByText('Verpackung „Geschenkdose“ gibt es nicht in den Rohstoffen'))
    .toBeVisible();
  await expect.element(zuDenRohstoffen).toHaveAttribute('href', '/admin/rohstoffe?tab=verpackungen');
});

test('a raw material without a purchase price is a gap, and the selector shows no price for it', {
  tags: ['@A21', '@A30'],
}, async () => {
  const fehlend = ['Rohseife „Sheabutter“ hat noch keinen Einkaufspreis'];
  await open([{ ...lavendeltraum, preise: [null, 0.05, 0.42], fehlend }, honigwabe]);
  await expect.element(blatt.getByText(fehlend[0] ?? '')).toBeVisible();
  await expect.element(zuDenRohstoffen).toHaveAttribute('href', '/admin/rohstoffe?tab=rohseife');
  await expect.element(produkt('Lavendeltraum')).toMatchTextContent('Unvollständig');
  await expect.element(produkt('Lavendeltraum')).not.toMatchTextContent('berechnet');
  await expect.element(produkt('Honigwabe')).toMatchTextContent(/berechnet 7,00\s€/);
});

test('products or a calculation that cannot be loaded are said, and a retry offered', {
  tags: ['@A23'],
}, async () => {
  const topf = refusal(418, 'Der Topf ist leer.');
  const { answers } = await openPage(path, {
    as: 'admin',
    answers: (given) => given.on(warenberechnungCalls.list, topf),
  });
  await expect.element(page.getByText('Fehler beim Laden der Produkte: Der Topf ist leer.')).toBeVisible();
  answerBerechnungen(answers, lavendeltraum);
  answers.on(warenberechnungCalls.open, topf);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByText('Fehler beim Laden der Berechnung: Der Topf ist leer.')).toBeVisible();
  answerBerechnungen(answers, lavendeltraum);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(heading('Lavendeltraum')).toBeVisible();
});

const keineProdukte =
  'Keine Portfolio-Produkte gefunden. Bitte legen Sie zuerst Produkte in der Portfolio-Verwaltung an.';

test.each([
  ['an empty list', okList([])],
  ['no list', bare({ success: true, data: null })],
])(
  'without products, told by %s, it links to where they are created',
  { tags: ['@A23'] },
  async (_, answer) => {
    await openPage(path, { as: 'admin', answers: (given) => given.on(warenberechnungCalls.list, answer) });
    await expect.element(page.getByText(keineProdukte)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Zur Portfolio-Verwaltung' }))
      .toHaveAttribute('href', '/admin/portfolio');
  },
);

test('an answer without a calculation is reported as a failure, not an endless wait', {
  tags: ['@A23'],
}, async () => {
  await openPage(path, {
    as: 'admin',
    answers: (given) => {
      answerBerechnungen(given, lavendeltraum);
      given.on(warenberechnungCalls.open, bare({ success: true, data: null }));
    },
  });
  await expect.element(page.getByText('Fehler beim Laden der Berechnung: ')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});
