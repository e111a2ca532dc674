import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cartCalls } from '#features/cart/calls.ts';
import { cart } from '#features/cart/contract.ts';
import { rememberGuestPieces } from '#features/cart/web/guest-cart.ts';
import { ok } from '#shared/wire/envelope.ts';
import { makeAbholung, token } from '#test/auftrag/beispiel-bestellung.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import {
  answerBestellt,
  bestellen,
  expectBestellt,
  feld,
  main,
  openKasse,
  openPruefen,
  pruefen,
  rememberEntwurf,
  schritt,
  weiter,
} from '#test/ui/areas/kasse.ts';
import { made } from '#test/ui/made.ts';
import { kasseCalls } from '../../../calls.ts';

const bestellt = ok({ nummer: 'B-26-K7M4Q', token });

test('two presses are one order', { tags: ['@R37'] }, async () => {
  const opened = await openPruefen({ answers: answerBestellt });
  const release = opened.answers.hold(kasseCalls.bestellen, bestellt);
  await bestellen.dblClick();
  await expect.element(page.getByRole('button', { name: 'Wird gesendet …' })).toBeDisabled();
  release();
  await expectBestellt(opened);
  expect(opened.answers.sent(kasseCalls.bestellen)).toMatchObject([
    {
      body: {
        ...{ stand: 'dhl-1', versandart: 'dhl', zahlart: 'vorkasse', email: 'ada@beispiel.de' },
        bestellId: expect.stringMatching(/^\w{32}$/),
        rechnung: { strasse: 'Lindenweg', hausnummer: '4' },
      },
    },
  ]);
});

test('Back leads to the step before, without loss', async () => {
  rememberEntwurf({ schritt: 2 });
  const { router } = await openKasse();
  await weiter.click();
  await expect.element(bestellen).toBeVisible();
  await router.navigate(-1);
  await expect.element(weiter).toHaveTextContent('Weiter zum Prüfen');
  await weiter.click();
  await expect.element(pruefen).toMatchTextContent('ada@beispiel.de');
});

test('after an order a guest has nothing in the cart, in the header too', async () => {
  rememberGuestPieces(3);
  const opened = await openPruefen({
    answers: (answers) => {
      const items = [{ produktId: 'lavendel', name: 'Lavendeltraum', menge: 3, verfuegbar: true }];
      answers.on(cartCalls.read, ok(made(cart, { items, itemCount: 3 })));
      answerBestellt(answers);
    },
  });
  await expect.element(page.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeVisible();
  await bestellen.click();
  await expectBestellt(opened);
  await expect.element(page.getByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeVisible();
});

test('Back from the page of the order offers no second order', async () => {
  rememberEntwurf({ schritt: 2 });
  const opened = await openKasse({ answers: answerBestellt });
  await weiter.click();
  await bestellen.click();
  await expectBestellt(opened);
  await expect.element(main.getByRole('heading', { level: 1 })).toMatchTextContent(/^Vielen.?Dank/);
  await opened.router.navigate(-1);
  await expect.poll(() => opened.router.state.location.pathname).toBe('/checkout');
  await expect.element(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
  await expect.element(bestellen).not.toBeInTheDocument();
  expect(opened.answers.sent(kasseCalls.bestellen)).toHaveLength(1);
});

test('a field the server refuses is opened, named and focused', { tags: ['@R37'] }, async () => {
  const { answers } = await openPruefen();
  answers.on(
    kasseCalls.bestellen,
    refusal(400, 'Bitte prüfen.', { fehler: ['rechnung.firma: Bitte kürzer.'] }),
  );
  await bestellen.click();
  await expect.element(feld('Firma')).toHaveFocus();
  await expect.element(feld('Firma')).toHaveAccessibleDescription('Bitte kürzer.');
});

test('what no field is about is said beside the button', async () => {
  const { answers } = await openPruefen();
  const fehler = ['stand: Bitte laden Sie die Seite neu.'];
  answers.on(kasseCalls.bestellen, refusal(400, 'Bitte prüfen.', { fehler }));
  await bestellen.click();
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toHaveTextContent('Bitte laden Sie die Seite neu.');
  await expect.element(bestellen).toBeVisible();
});

test('an earlier order of other content is linked, and the next press orders anew', async () => {
  const { answers } = await openPruefen();
  answers.on(kasseCalls.bestellen, refusal(409, 'Schon bestellt.', { data: bestellt.data }));
  await bestellen.click();
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent('B-26-K7M4Q');
  const link = page.getByRole('link', { name: 'Zur Bestellung' });
  await expect.element(link).toHaveAttribute('href', `/bestellung/${token}`);
  await bestellen.click();
  await expect.poll(() => answers.sent(kasseCalls.bestellen)).toHaveLength(2);
  await expect.element(link).toBeVisible();
  const [first, second] = answers.sent(kasseCalls.bestellen).map(({ body }) => Object(body).bestellId);
  expect(first).toMatch(/^\w{32}$/);
  expect(second).toMatch(/^\w{32}$/);
  expect(second).not.toBe(first);
});

test('an order is picked up and paid in the workshop, without postage', async () => {
  rememberEntwurf({ schritt: 2 });
  const opened = await openKasse();
  const schritt2 = schritt('2 Versand und Zahlung');
  await schritt2.getByText('Abholung in der Werkstatt').click();
  await expect.element(schritt2).toMatchTextContent('Freitag 15–18 Uhr');
  await schritt2.getByText('Zahlung bei Abholung').click();
  await weiter.click();
  await expect.element(pruefen).toMatchTextContent(/Abholung\s*kostenlos/);
  await expect.element(pruefen).toMatchTextContent(/Gesamt\s*23,70\s€/);
  await expect.element(pruefen).toMatchTextContent(/Abholbereit ab Mo 30\. /);
  answerBestellt(opened.answers, makeAbholung());
  await bestellen.click();
  await expectBestellt(opened);
  expect(opened.answers.sent(kasseCalls.bestellen)).toMatchObject([
    { body: { versandart: 'abholung', zahlart: 'abholung', stand: 'abholung-1' } },
  ]);
});

test('the one button stands directly below the summary, and nothing is to be ticked', {
  tags: ['@R45'],
}, async () => {
  await openPruefen();
  const buttons = pruefen.getByRole('button').elements();
  expect(buttons.at(-1)).toBe(bestellen.element());
  expect(pruefen.getByRole('checkbox').elements()).toEqual([]);
  const termin = pruefen.getByText(/^Lieferung Mo\s30\.\s/).element();
  expect(bestellen.element().previousElementSibling).toBe(termin);
  expect(termin.previousElementSibling?.textContent).toMatch(/^Zwischensumme.*Gesamt27,89\s€/);
});

test('the same button orders once the connection is back', { tags: ['@R37'] }, async () => {
  const opened = await openPruefen({ answers: answerBestellt });
  opened.answers.on(kasseCalls.bestellen, lost);
  await bestellen.click();
  const unklar = page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' });
  await expect.element(unklar).toBeVisible();
  answerBestellt(opened.answers);
  await bestellen.click();
  await expectBestellt(opened);
  const ids = opened.answers.sent(kasseCalls.bestellen).map(({ body }) => Object(body).bestellId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
