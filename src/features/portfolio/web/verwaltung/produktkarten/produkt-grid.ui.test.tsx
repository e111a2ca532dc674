import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { okWith } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  answerPortfolio,
  card,
  fehlermeldung,
  honigwabe,
  lavendeltraum,
  meldung,
  minzmorgen,
} from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { verwaltungCalls } from '../../../verwaltung-calls.ts';

const names = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);

/** Figures and stock come after the cards; until then the cards still move. */
async function open() {
  const opened = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, lavendeltraum, honigwabe, minzmorgen),
  });
  await expect.element(card('Minzmorgen').getByText('16 Stück im Lager')).toBeVisible();
  return opened;
}

/** Picks up the first card by keyboard and moves it to the second place. */
async function moveOn(name: string): Promise<void> {
  const handle = page.getByRole('button', { name: `${name} verschieben` });
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByText(`${name} aufgenommen, Platz 1 von 3.`)).toBeInTheDocument();
  // The positions are measured, and the key listeners added, in the frames after this announcement.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(`${name}: Platz 2 von 3.`)).toBeInTheDocument();
}

test('the order of the products is changed by keyboard, with German announcements', {
  tags: ['@A04'],
}, async () => {
  const { answers } = await open();
  await moveOn('Lavendeltraum');
  const plaetze = [
    { ...honigwabe, reihenfolge: 1 },
    { ...lavendeltraum, reihenfolge: 2 },
    { ...minzmorgen, reihenfolge: 3 },
  ];
  answers.on(verwaltungCalls.order, { ...okWith('Reihenfolge gespeichert', null), plaetze });
  await userEvent.keyboard('[Space]');
  await expect.element(meldung('Reihenfolge gespeichert')).toBeVisible();
  await expect.poll(names).toEqual(['Honigwabe', 'Lavendeltraum', 'Minzmorgen']);
  await expect.element(card('Honigwabe').getByText('#1', { exact: true })).toBeVisible();
  expect(answers.sent(verwaltungCalls.order)).toMatchObject([
    { body: { ids: ['honigwabe', 'lavendeltraum'] } },
  ]);

  await moveOn('Honigwabe');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByText('Abgebrochen. Honigwabe bleibt auf Platz 1 von 3.'))
    .toBeInTheDocument();
  expect(names()[0]).toBe('Honigwabe');
  expect(answers.sent(verwaltungCalls.order)).toHaveLength(1);
});

test.each([
  ['without products', null],
  ['with all products, of another server of the specification,', [honigwabe, lavendeltraum, minzmorgen]],
])('an answer %s keeps the order that is shown', { tags: ['@A04'] }, async (_, data) => {
  const { answers } = await open();
  answers.on(verwaltungCalls.order, bare({ success: true, message: 'Reihenfolge gespeichert', data }));
  await moveOn('Lavendeltraum');
  await userEvent.keyboard('[Space]');
  await expect.element(meldung('Reihenfolge gespeichert')).toBeVisible();
  expect(names()).toEqual(['Honigwabe', 'Lavendeltraum', 'Minzmorgen']);
});

test('an order that cannot be saved is restored', { tags: ['@A08'] }, async () => {
  const { answers } = await open();
  answers.on(verwaltungCalls.order, refusal(409, 'Gerade nicht möglich.'));
  await moveOn('Lavendeltraum');
  await userEvent.keyboard('[Space]');
  await expect.element(fehlermeldung('Fehler beim Speichern: Gerade nicht möglich.')).toBeVisible();
  await expect.poll(names).toEqual(['Lavendeltraum', 'Honigwabe', 'Minzmorgen']);
});
