import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { verwaltetesProdukt } from '#features/portfolio/contract.ts';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { okWith } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import {
  answerBerechnungen,
  berechnungVon,
  type Kalkulation,
  lavendeltraum,
  wintergruss,
} from '#test/ui/areas/warenberechnung.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { warenberechnungCalls } from '../../../calls.ts';

const apply = page.getByRole('button', { name: 'Preis übernehmen', exact: true });
const meldungen = page.getByRole('status', { name: 'Meldungen' });
const undo = page.getByRole('button', { name: 'Rückgängig' });
const alert = (text: string) => page.getByRole('alert').getByText(text);
const aktuell = () => page.getByText('Aktueller Preis', { exact: true }).element().parentElement?.textContent;

const open = (kalkulation: Kalkulation) =>
  openPage('/admin/warenberechnung', {
    as: 'admin',
    answers: (answers) => answerBerechnungen(answers, kalkulation),
  });

/** The product at this price, in the portfolio and in its calculation. */
function cost(answers: Answers, preis: number): void {
  const produkt = made(verwaltetesProdukt, { _id: 'lavendel', name: 'Lavendeltraum', preis, version: 4 });
  answers.on(verwaltungCalls.list, { ...okWith('', [produkt]), count: 1 });
  answerBerechnungen(answers, { ...lavendeltraum, preis });
  answers.on(verwaltungCalls.change, ({ body }) => {
    const neu = (body as { preis: number }).preis;
    cost(answers, neu);
    return okWith('Produkt aktualisiert', { ...produkt, preis: neu });
  });
}

test('taking over a price is undone in one tap', { tags: ['@A22'] }, async () => {
  const { answers } = await open({ ...lavendeltraum, preis: 3.33 });
  cost(answers, 3.33);
  await apply.click();
  await expect.element(meldungen).toMatchTextContent('Preis übernommen: Lavendeltraum kostet jetzt 4,50 €.');
  await expect.poll(aktuell).toMatch('4,50');
  await expect.element(apply).toBeDisabled();
  await undo.click();
  await expect
    .element(meldungen)
    .toMatchTextContent('Rückgängig gemacht: Lavendeltraum kostet wieder 3,33 €.');
  // The message with its button is gone, and what had the focus before it can't be pressed.
  await expect.element(page.getByRole('button', { name: 'Neu berechnen' })).toHaveFocus();
  await expect.poll(aktuell).toMatch('3,33');
  await expect.element(apply).toBeEnabled();
  const produkt = { name: 'Lavendeltraum', version: 4 };
  expect(answers.sent(verwaltungCalls.change)).toMatchObject([
    { params: { id: 'lavendel' }, body: { ...produkt, preis: 4.5 } },
    { params: { id: 'lavendel' }, body: { ...produkt, preis: 3.33 } },
  ]);
});

test('undoing a price keeps a price that another admin has set meanwhile', { tags: ['@A22'] }, async () => {
  const { answers } = await open({ ...lavendeltraum, preis: 3.33 });
  cost(answers, 3.33);
  await apply.click();
  await expect.element(undo).toBeVisible();
  cost(answers, 8.88);
  await undo.click();
  await expect.element(alert('Der Preis wurde inzwischen geändert und bleibt, wie er ist.')).toBeVisible();
  expect(answers.sent(verwaltungCalls.change)).toHaveLength(1);
  await expect.poll(aktuell).toMatch('8,88');
});

test('the price of an incomplete calculation is taken over only after a question that names the gap', {
  tags: ['@A21', '@A23'],
}, async () => {
  const { answers } = await open(wintergruss);
  await apply.click();
  const question = page.getByRole('dialog', { name: 'Den Preis trotzdem übernehmen?' });
  await expect
    .element(question)
    .toMatchTextContent('Verpackung „Geschenkdose“ gibt es nicht in den Rohstoffen');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(apply).toBeEnabled();
  expect(answers.sent(verwaltungCalls.change)).toEqual([]);

  answers.on(verwaltungCalls.list, refusal(418, 'Der Topf ist leer.'));
  await apply.click();
  await question.getByRole('button', { name: 'Preis übernehmen' }).click();
  await expect.element(alert('Fehler beim Preis übernehmen: Der Topf ist leer.')).toBeVisible();
});

test('a calculation is made anew, or it is said why not', { tags: ['@A21', '@A23'] }, async () => {
  const { answers } = await open(lavendeltraum);
  answers.on(warenberechnungCalls.recalculate, refusal(418, 'Der Topf ist leer.'));
  await page.getByRole('button', { name: 'Neu berechnen' }).click();
  await expect.element(alert('Fehler beim Neuberechnen: Der Topf ist leer.')).toBeVisible();
  answers.on(
    warenberechnungCalls.recalculate,
    berechnungVon({ ...lavendeltraum, preise: [0.02, 0.05, 0.42] }),
  );
  await page.getByRole('button', { name: 'Neu berechnen' }).click();
  await expect.element(meldungen).toMatchTextContent('Neu berechnet mit den heutigen Einkaufspreisen.');
  await expect.element(page.getByText(/100 g × 0,02\d*\s€\/g/)).toBeVisible();
});
