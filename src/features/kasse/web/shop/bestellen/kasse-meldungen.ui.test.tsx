import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cartCalls } from '#features/cart/calls.ts';
import { cart } from '#features/cart/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import {
  answerBestellt,
  bestellen,
  expectBestellt,
  hindernisOf,
  honig,
  lavendel,
  leereKasse,
  main,
  makeKasse,
  openPruefen,
  pruefen,
  weiter,
} from '#test/ui/areas/kasse.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { made } from '#test/ui/made.ts';
import { kasseCalls } from '../../../calls.ts';
import type { Kasse } from '../../../contract.ts';

const meldung = page.getByRole('alert').filter({ hasText: 'Es wurde noch nichts bestellt.' });
const verkauft = 'Lavendeltraum ist gerade verkauft worden.';
const weg = 'Honigwabe gibt es nicht mehr.';

/** From now on the order is refused, because the checkout is like this. */
function refuse(answers: Answers, fehler: string[], data: Kasse): void {
  answers.on(kasseCalls.bestellen, refusal(409, 'Inzwischen hat sich etwas geändert.', { fehler, data }));
  answers.on(kasseCalls.read, ok(data));
}

/** The checkout after a change of the cart. */
function becomes(answers: Answers, kasse: Kasse): void {
  answerBestellt(answers);
  answers.on(kasseCalls.read, ok(kasse));
  answers.on(cartCalls.update, ok(made(cart))).on(cartCalls.remove, ok(made(cart)));
}

const teurer = makeKasse({ posten: [{ ...lavendel, preis: 9.99, summe: 29.97 }], zwischensumme: 29.97 });
const preisGeaendert = ['Ein Preis oder die Mehrwertsteuer hat sich geändert.'];

test('a changed price is shown, and nothing is ordered before it was seen', { tags: ['@R37'] }, async () => {
  const opened = await openPruefen();
  const moeglichkeiten = teurer.moeglichkeiten.map((one) => ({ ...one, stand: `${one.stand}-neu` }));
  refuse(opened.answers, preisGeaendert, { ...teurer, moeglichkeiten });
  await bestellen.click();
  await expect.element(meldung).toMatchTextContent(/Lavendeltraum: jetzt 9,99\s€ statt 7,90\s€/);
  await expect.element(meldung).toMatchTextContent(preisGeaendert[0] ?? '');
  await expect.element(page.getByText('Bitte prüfen Sie die Bestellung noch einmal.')).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(meldung.element())).toBe(true);
  expect(opened.router.state.location.pathname).toBe('/checkout');
  answerBestellt(opened.answers);
  await bestellen.click();
  await expectBestellt(opened);
  expect(opened.answers.sent(kasseCalls.bestellen)).toMatchObject([
    { body: { stand: 'dhl-1' } },
    { body: { stand: 'dhl-1-neu' } },
  ]);
});

test('a message belongs to its review: it does not come back later', async () => {
  const { answers } = await openPruefen();
  refuse(answers, preisGeaendert, teurer);
  await bestellen.click();
  await expect.element(meldung).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'ändern (Versand und Zahlung)' }).click();
  await weiter.click();
  await expect.element(bestellen).toBeVisible();
  await expect.element(page.getByText('Es wurde noch nichts bestellt.')).not.toBeInTheDocument();
});

test('when fewer pieces are left, one tap takes those', async () => {
  const opened = await openPruefen();
  const text = 'Von Lavendeltraum sind nur noch 2 Stück da.';
  refuse(opened.answers, [text], makeKasse({ hindernisse: [hindernisOf('Lavendeltraum', text, 2)] }));
  await bestellen.click();
  const verringern = page.getByRole('button', { name: 'Auf 2 verringern (Lavendeltraum)' });
  await expect.element(verringern).toBeVisible();
  await expectAccessible();
  becomes(opened.answers, makeKasse({ posten: [{ ...lavendel, menge: 2, summe: 15.8 }] }));
  await verringern.click();
  await expect.element(pruefen.getByRole('heading').first()).toHaveFocus();
  await expect.element(pruefen).toMatchTextContent(/2\s×/);
  expect(opened.answers.sent(cartCalls.update)).toMatchObject([
    { body: { produktId: 'lavendel', menge: 2 } },
  ]);
  await bestellen.click();
  await expectBestellt(opened);
});

test('a product that left the shop meanwhile is named, and the rest can be ordered', async () => {
  const opened = await openPruefen({
    answers: (answers) => answers.on(kasseCalls.read, ok(makeKasse({ posten: [lavendel, honig] }))),
  });
  refuse(opened.answers, [weg], makeKasse({ hindernisse: [hindernisOf('Honigwabe', weg)] }));
  await bestellen.click();
  await expect.element(page.getByText(weg)).toBeVisible();
  await expect.element(bestellen).toBeDisabled();
  await expect
    .element(bestellen)
    .toHaveAccessibleDescription('Bitte entscheiden Sie zuerst oben, was mit Honigwabe werden soll.');
  becomes(opened.answers, makeKasse());
  const entfernen = page.getByRole('button', { name: 'Entfernen (Honigwabe)' });
  await entfernen.click();
  await expect.element(entfernen).not.toBeInTheDocument();
  const waren = pruefen.getByRole('list', { name: 'Ihre Waren' }).getByRole('listitem');
  await expect.element(waren).toMatchTextContent('Lavendeltraum');
  await bestellen.click();
  await expectBestellt(opened);
});

test('when all of it is gone the cart says so and leads to other soaps', async () => {
  const { answers } = await openPruefen({
    answers: (given) => given.on(kasseCalls.read, ok(makeKasse({ posten: [lavendel, honig] }))),
  });
  const ohne = hindernisOf('Honigwabe', weg);
  refuse(answers, [verkauft, weg], {
    ...leereKasse,
    hindernisse: [hindernisOf('Lavendeltraum', verkauft), ohne],
  });
  await bestellen.click();
  const entfernen = page.getByRole('button', { name: 'Entfernen (Lavendeltraum)' });
  await expect.element(entfernen).toBeVisible();
  becomes(answers, { ...leereKasse, hindernisse: [ohne] });
  await entfernen.click();
  await expect.element(entfernen).not.toBeInTheDocument();
  becomes(answers, leereKasse);
  await page.getByRole('button', { name: 'Entfernen (Honigwabe)' }).click();
  await expect.element(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Weiter einkaufen' })).toBeVisible();
});
