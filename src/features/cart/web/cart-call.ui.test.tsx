import { expect, test } from 'vitest';
import { bare, late, lost, type OtherAnswer, refusal } from '#test/ui/answers.ts';
import {
  annasKorb,
  expectBadge,
  expectSums,
  heading,
  hinein,
  leeren,
  line,
  menge,
  openWith,
  plus,
  produktPath,
  question,
  remove,
  toast,
} from '#test/ui/areas/cart.ts';
import { cartCalls } from '../calls.ts';

const fehler = 'Fehler beim Aktualisieren des Warenkorbs';
const lavendel = () => line('Lavendeltraum');
const serverfehler = refusal(500, 'Interna');

test.each<[string, OtherAnswer, number]>([
  // Mutations are retried once (S39), refusals are not.
  ['500', serverfehler, 2],
  ['400', refusal(400, 'Nein.'), 1],
  ['no connection', lost, 2],
])('%s: the number goes back and a toast says so', { tags: ['@S27', '@S30', '@S39'] }, async (...given) => {
  const [, failure, calls] = given;
  const { answers } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  answers.on(cartCalls.update, failure);
  await plus(lavendel()).click();
  await expect.element(menge(lavendel())).toHaveValue('3');

  await expect.element(toast(fehler)).toBeVisible();
  await expect.element(menge(lavendel())).toHaveValue('2');
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  await expectSums(['24,30', '7,69', '31,99']);
  expect(toast(fehler).elements()).toHaveLength(1);
  expect(answers.sent(cartCalls.update)).toHaveLength(calls);
});

test('what was confirmed before stays', { tags: ['@S27', '@S30'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  await plus(lavendel()).click();
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);
  answers.on(cartCalls.update, serverfehler);
  await plus(lavendel()).click();

  await expect.element(toast(fehler)).toBeVisible();
  await expect.element(menge(lavendel())).toHaveValue('3');
  korb.serve(answers);
  await plus(lavendel()).click();
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(4);
  await expect.element(menge(lavendel())).toHaveValue('4');
});

/** Each change of the cart, how it is made, and its text when it fails (requirements.md, storefront §8). */
const changes = [
  {
    name: 'adding',
    call: cartCalls.add,
    path: produktPath('Lavendeltraum'),
    text: 'Fehler beim Hinzufügen zum Warenkorb',
    make: () => hinein().click(),
  },
  {
    name: 'removing',
    call: cartCalls.remove,
    path: '/cart',
    text: 'Fehler beim Entfernen aus Warenkorb',
    make: () => remove(lavendel()).click(),
  },
  {
    name: 'changing the pieces',
    call: cartCalls.update,
    path: '/cart',
    text: fehler,
    make: () => plus(lavendel()).click(),
  },
  {
    name: 'clearing',
    call: cartCalls.clear,
    path: '/cart',
    text: 'Fehler beim Leeren des Warenkorbs',
    make: async () => {
      await leeren().click();
      await question().getByRole('button', { name: 'Ja, alle entfernen' }).click();
    },
  },
];

test.each(changes)(
  "$name that fails says '$text' and why, and nothing is changed",
  {
    tags: ['@S30', '@S37'],
  },
  async ({ call, path, text, make }) => {
    const { answers } = await openWith(annasKorb(), path, { as: 'anna' });
    answers.on(call, serverfehler);
    await make();

    await expect.element(toast(text)).toBeVisible();
    await expect.element(toast('Serverfehler. Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expectBadge(3);
    if (path !== '/cart') return;
    await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
    await expect.element(menge(lavendel())).toBeEnabled();
    await expect.element(menge(lavendel())).toHaveValue('2');
  },
);

test.each(changes)(
  '$name that ends with 401 ends the session and reports only that',
  {
    tags: ['@S37', '@R5'],
  },
  async ({ call, path, text, make }) => {
    const { answers, router } = await openWith(annasKorb(), path, { as: 'anna' });
    await expectBadge(3);
    answers.on(call, refusal(401, 'Nicht angemeldet'));
    await make();

    await expect.element(toast('Sitzung abgelaufen. Bitte erneut anmelden.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    await expect.element(toast(text)).not.toBeInTheDocument();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  },
);

test.each<[string, OtherAnswer, string]>([
  ['403', refusal(403, 'Nein.'), 'Keine Berechtigung für diese Aktion.'],
  ['404', refusal(404, 'Weg.'), 'Ressource nicht gefunden.'],
  ['429', refusal(429, 'Langsam.'), 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.'],
  ['500', serverfehler, 'Serverfehler. Bitte versuchen Sie es später erneut.'],
  ['another status with words', refusal(418, 'Der Topf ist leer.'), 'Der Topf ist leer.'],
  ['another status without words', bare({ success: false }, 418), 'Ein Fehler ist aufgetreten.'],
  ['no connection', lost, 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'],
  ['no answer in time', late, 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.'],
])("a change that fails with %s: a toast says why, '%3$s'", { tags: ['@S36', '@S37'] }, async (...given) => {
  const [, failure, words] = given;
  const { answers, router } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  answers.on(cartCalls.update, failure);
  await plus(lavendel()).click();

  await expect.element(toast(words)).toBeVisible();
  expect(router.state.location.pathname).toBe('/cart');
  expect(localStorage.getItem('token')).toBe('token-of-anna');
  // Retried once before the number goes back; the reason may be shown before.
  await expect.element(toast(fehler)).toBeVisible();
  await expect.element(menge(lavendel())).toHaveValue('2');
  expect(toast(words).elements()).toHaveLength(1);
});
