import { expect, test } from 'vitest';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { catchWeiterleitung, knopf, main, zahlungPath } from '#test/ui/areas/zahlung.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { probezahlungCalls } from '../../online/probezahlung-calls.ts';

const offen = { nummer: 'B-26-K7M4Q', betrag: 26.49, stand: 'offen' as const, zurueck: zahlungPath };
const open = (answers: (answers: Answers) => void) =>
  openPage('/probezahlung/abc', { laden: offenerLaden, answers });
const offene = (answers: Answers) => void answers.on(probezahlungCalls.read, ok(offen));

test('the page of the provider is not the shop, and says what is to be paid', async () => {
  const { router } = await open(offene);
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Probe\u00adzahlung');
  await expect.element(main).toMatchTextContent(/Hier bezahlt niemand wirklich\..*B-26-K7M4Q.*26,49\s€/);
  expect(main.getByRole('button').elements()).toHaveLength(4);
  expect(document.querySelectorAll('header, footer')).toHaveLength(0);
  expect(router.state.location.pathname).toBe('/probezahlung/abc');
});

test.for([
  ['zahlen', 'Zahlen'],
  ['abbrechen', 'Abbrechen'],
  ['spaeter', 'Zahlen, die Bestätigung kommt später'],
] as const)('%s leads back to the shop, once', async ([wahl, name]) => {
  const ziele = catchWeiterleitung();
  const { answers } = await open(offene);
  const adresse = `${zahlungPath}?zurueck=bezahlt`;
  const release = answers.hold(probezahlungCalls.waehlen, ok({ adresse }));
  const button = main.getByRole('button', { name, exact: true });
  await button.click();
  await expect.element(knopf('Einen Augenblick …')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(knopf('Zahlung schlägt fehl')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect.poll(() => ziele).toEqual([`${location.origin}${adresse}`]);
  expect(answers.sent(probezahlungCalls.waehlen).map(({ body }) => body)).toEqual([{ wahl }]);
});

test('a double click pays once', async () => {
  const ziele = catchWeiterleitung();
  const { answers } = await open(offene);
  answers.on(probezahlungCalls.waehlen, ok({ adresse: zahlungPath }));
  await main.getByRole('button', { name: 'Zahlen', exact: true }).dblClick();
  await expect.poll(() => ziele).toHaveLength(1);
  expect(answers.sent(probezahlungCalls.waehlen)).toHaveLength(1);
});

test('after a refusal another try is possible on the same page', async () => {
  const ziele = catchWeiterleitung();
  const { answers } = await open(offene);
  answers.on(probezahlungCalls.waehlen, ok({}));
  await knopf('Zahlung schlägt fehl').click();
  await expect.element(main.getByRole('alert')).toMatchTextContent(/^Die Karte wurde abgelehnt\./);
  answers.on(probezahlungCalls.waehlen, ok({ adresse: zahlungPath }));
  await main.getByRole('button', { name: 'Zahlen', exact: true }).click();
  await expect.poll(() => ziele).toHaveLength(1);
});

test('a payment that is done or unknown leads back', async () => {
  await open((answers) => answers.on(probezahlungCalls.read, ok({ ...offen, stand: 'zu' })));
  await expect
    .element(main.getByRole('link', { name: 'Zurück zur Bestellung' }))
    .toHaveAttribute('href', zahlungPath);
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
});

test('an address without a payment says so, with a way back', async () => {
  await open((answers) => answers.on(probezahlungCalls.read, refusal(404, 'Das gibt es nicht.')));
  await expect.element(main.getByText(/^Diese Probezahlung gibt es nicht/)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Zum Laden' })).toHaveAttribute('href', '/');
});

test('without a connection the page can be loaded again', async () => {
  const { answers } = await open((given) => given.on(probezahlungCalls.read, lost));
  await expect.element(main.getByRole('alert')).toBeVisible();
  offene(answers);
  await knopf('Erneut versuchen').click();
  await expect.element(main.getByText('B-26-K7M4Q')).toBeVisible();
});
