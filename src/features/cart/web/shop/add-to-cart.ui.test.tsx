import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { okWith } from '#shared/wire/envelope.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import {
  annasKorb,
  answerSoaps,
  card,
  cartLink,
  expectBadge,
  heading,
  hinein,
  item,
  Korb,
  main,
  menge,
  minus,
  openWith,
  plus,
  produktPath,
  soap,
  toast,
} from '#test/ui/areas/cart.ts';
import { cartCalls } from '../../calls.ts';

const warenkorb = (name: string) => card(name).getByRole('button', { name: /^Warenkorb/ });
const fehler = 'Fehler beim Hinzufügen zum Warenkorb';
const success = page.getByText(/zum Warenkorb hinzugefügt/);

test('a card of the list puts pieces into the cart', { tags: ['@S15', '@S30', '@S41'] }, async () => {
  const korb = new Korb();
  const bilder = { hauptbild: '/api/uploads/honig-800.webp', galerie: [] };
  const { answers } = await openWith(korb, '/products', {
    as: 'werkstatt',
    answers: (given) => answerSoaps(given, [soap('Honigwabe', { bilder })]),
  });
  const honig = card('Honigwabe');
  await expect.element(menge(honig)).toHaveValue('1');
  await expect.element(minus(honig)).toHaveAttribute('aria-disabled', 'true');
  await plus(honig).click();
  await plus(honig).click();
  await warenkorb('Honigwabe').click();

  await expect.element(toast('3x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await expectBadge(3);
  const { _id: produktId, name, preis, gramm, seife } = soap('Honigwabe');
  expect(answers.sent(cartCalls.add).map(({ body }) => body)).toEqual([
    { produktId, name, preis, menge: 3, bild: bilder.hauptbild, gramm, seife },
  ]);
  expect(korb.mengeOf('Honigwabe')).toBe(3);
});

test('the list has no maximum, and a refused amount is reported', { tags: ['@S15', '@S30'] }, async () => {
  const korb = new Korb();
  const { answers } = await openWith(korb, '/products', { as: 'werkstatt' });
  const honig = card('Honigwabe');
  await menge(honig).fill('99');
  await plus(honig).click();
  await expect.element(menge(honig)).toHaveValue('100');
  await expect.element(plus(honig)).toBeEnabled();
  const words = 'Von Honigwabe liegen jetzt 99 Stück im Warenkorb, mehr geht nicht.';
  korb.items = [item('Honigwabe', 99)];
  answers.on(cartCalls.add, okWith(words, korb.reply().data));
  await warenkorb('Honigwabe').click();

  await expect.element(toast(words)).toBeVisible();
  await expect.element(success).not.toBeInTheDocument();
  await expectBadge(99);
  expect(answers.sent(cartCalls.add)).toMatchObject([{ body: { menge: 100 } }]);
});

test('the product page adds to what is there', { tags: ['@S22', '@S30'] }, async () => {
  const korb = annasKorb();
  await openWith(korb, produktPath('Lavendeltraum'), { as: 'anna' });
  await plus(main()).click();
  await hinein().click();
  await expect.element(toast('2x Lavendeltraum zum Warenkorb hinzugefügt')).toBeVisible();
  await expectBadge(5);
  expect(korb.mengeOf('Lavendeltraum')).toBe(4);
});

test('a product without a price cannot be added to the cart', { tags: ['@S15', '@S22'] }, async () => {
  const { router } = await openWith(annasKorb(), '/products', { as: 'anna' });
  await expect.element(warenkorb('Lavendeltraum')).toBeVisible();
  await expect.element(card('Nachtjasmin')).toBeInTheDocument();
  await expect.element(warenkorb('Nachtjasmin')).not.toBeInTheDocument();
  await expect.element(menge(card('Nachtjasmin'))).not.toBeInTheDocument();

  await router.navigate(produktPath('Nachtjasmin'));
  await expect.element(main().getByText('Preis noch nicht festgelegt')).toBeVisible();
  await expect.element(hinein()).not.toBeInTheDocument();
  await expect.element(menge(main())).not.toBeInTheDocument();
});

test('an admin fills his cart like anyone else', { tags: ['@R6', '@S15'] }, async () => {
  const korb = new Korb();
  const { router } = await openWith(korb, '/products', { as: 'admin' });
  await warenkorb('Honigwabe').click();
  await expect.element(toast('1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await router.navigate('/cart');
  await expect.element(heading()).toHaveTextContent('Warenkorb (1)');
  expect(korb.mengeOf('Honigwabe')).toBe(1);
});

test('a guest cannot add to the cart', { tags: ['@S15', '@S22'] }, async () => {
  await openWith(new Korb(), '/products');
  await expect.element(card('Lavendeltraum')).toBeVisible();
  await expect.element(main().getByRole('spinbutton')).not.toBeInTheDocument();
  await expect.element(main().getByRole('button', { name: /Warenkorb/ })).not.toBeInTheDocument();
});

test.each([
  ['the list and stays there', '/products', () => warenkorb('Lavendeltraum'), '/products'],
  ['the product page and comes to /login', produktPath('Lavendeltraum'), hinein, '/login'],
])('a visitor whose token is gone is asked to sign in on %s', { tags: ['@S30'] }, async (...given) => {
  const [, path, button, end] = given;
  const { answers, router } = await openWith(annasKorb(), path, { as: 'anna' });
  await expectBadge(3);
  await expect.element(button()).toBeVisible();
  // Removed without firing an event.
  localStorage.removeItem('token');
  await button().click();
  const text = 'Bitte melden Sie sich an, um Produkte in den Warenkorb zu legen';
  await expect.element(toast(text)).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe(end);
  expect(answers.sent(cartCalls.add)).toEqual([]);
});

test('a double tap adds once', { tags: ['@S30'] }, async () => {
  const korb = new Korb();
  const { answers } = await openWith(korb, produktPath('Honigwabe'), { as: 'werkstatt' });
  const gate = Promise.withResolvers<void>();
  answers.on(cartCalls.add, ({ body }) => async () => {
    await gate.promise;
    return Response.json(korb.add(body));
  });
  await hinein().dblClick();
  await expect.element(hinein()).toHaveAttribute('aria-disabled', 'true');
  gate.resolve();

  await expect.element(toast('1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await expect.element(hinein()).toBeEnabled();
  expect(answers.sent(cartCalls.add)).toHaveLength(1);
  expect(korb.mengeOf('Honigwabe')).toBe(1);
});

test('an answer that is lost never adds twice', { tags: ['@S30', '@S39'] }, async () => {
  const korb = new Korb();
  const { answers } = await openWith(korb, produktPath('Honigwabe'), { as: 'werkstatt' });
  answers.on(cartCalls.add, ({ body }) => {
    korb.add(body);
    return lost;
  });
  await hinein().click();

  await expect.element(toast(fehler)).toBeVisible();
  await expect.element(hinein()).toBeEnabled();
  expect(korb.mengeOf('Honigwabe')).toBe(1);
  expect(answers.sent(cartCalls.add)).toHaveLength(1);
});

test('a toast says so and the button works again', { tags: ['@S30'] }, async () => {
  const korb = new Korb();
  const { answers } = await openWith(korb, produktPath('Honigwabe'), { as: 'werkstatt' });
  answers.on(cartCalls.add, refusal(500, 'Interna'));
  await hinein().click();
  await expect.element(toast(fehler)).toBeVisible();
  await expect.element(success).not.toBeInTheDocument();

  korb.serve(answers);
  await hinein().click();
  await expect.element(toast('1x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  expect(korb.mengeOf('Honigwabe')).toBe(1);
});

test.each([
  ['has lost its price', refusal(409, 'Produkt hat noch keinen Preis'), 'Produkt hat noch keinen Preis'],
  ['is no longer there', refusal(404, 'Produkt nicht gefunden'), 'Ressource nicht gefunden.'],
])(
  'a product that %s since the page was loaded is refused',
  { tags: ['@S30', '@R7'] },
  async (...[, answer, words]) => {
    const { answers } = await openWith(new Korb(), produktPath('Honigwabe'), { as: 'werkstatt' });
    answers.on(cartCalls.add, answer);
    await hinein().click();
    await expect.element(toast(fehler)).toBeVisible();
    await expect.element(toast(words)).toBeVisible();
    await expect.element(success).not.toBeInTheDocument();
    await expectBadge(0);
    await expect.element(cartLink()).toBeVisible();
  },
);
