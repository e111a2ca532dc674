import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { startSession } from '#features/auth/web/session.ts';
import { bare, lost, refusal } from '#test/ui/answers.ts';
import {
  annasKorb,
  cartLink,
  emptyText,
  expectBadge,
  heading,
  item,
  Korb,
  leeren,
  line,
  main,
  menge,
  openWith,
  plus,
  question,
  remove,
  toast,
} from '#test/ui/areas/cart.ts';
import { people } from '#test/ui/people.ts';
import { cartCalls } from '../calls.ts';

const noticeForGuests = () =>
  page.getByText('Bitte melden Sie sich an, um Ihren Warenkorb zu nutzen.', { exact: true });
const signedIn = () => dispatchEvent(new Event('userLoggedIn'));

test('without a token nothing is loaded', { tags: ['@S29'] }, async () => {
  const { answers, router } = await openWith(new Korb(), '/');
  for (const path of ['/products', '/cart']) {
    await router.navigate(path);
    await expect.element(heading()).toBeVisible();
  }
  expect(answers.sent(cartCalls.read)).toEqual([]);
});

test('with a token the cart is loaded on start', { tags: ['@S29', '@S41'] }, async () => {
  const { answers } = await openWith(annasKorb(), '/contact', { as: 'anna' });
  await expectBadge(3);
  const [call] = answers.sent(cartCalls.read);
  expect(call?.headers.get('authorization')).toBe('Bearer token-of-anna');
});

for (const who of ['anna', 'admin'] as const)
  test(`the cart of ${who} is loaded on userLoggedIn`, { tags: ['@S29', '@R6'] }, async () => {
    const korb = annasKorb();
    await openWith(korb, '/cart', { as: who });
    await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
    korb.items = [item('Honigwabe', 7)];
    signedIn();
    await expect.element(heading()).toHaveTextContent('Warenkorb (7)');
    if (who === 'anna') await expectBadge(7);
  });

test('it empties on userLoggedOut', { tags: ['@S29'] }, async () => {
  await openWith(annasKorb(), '/cart', { as: 'anna' });
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  for (const key of ['token', 'user']) localStorage.removeItem(key);
  dispatchEvent(new Event('userLoggedOut'));

  await expect.element(noticeForGuests()).toBeVisible();
  await expect.element(main()).not.toMatchTextContent('Lavendeltraum');
});

test('nobody sees the cart of the previous account', { tags: ['@S29'] }, async () => {
  const { answers, router } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  answers.on(authCalls.logout, { success: true, message: 'Abgemeldet' });
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hallo, / })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  const release = answers.hold(cartCalls.read, new Korb().reply());
  startSession('token-of-werkstatt', people.werkstatt);
  await router.navigate('/cart');

  // Neither before the new cart is known, nor after.
  await expect.element(main().getByText('Lade Warenkorb...')).toBeVisible();
  await expect.element(main()).not.toMatchTextContent('Lavendeltraum');
  release();
  await expect.element(emptyText()).toBeVisible();
  await expect.element(main()).not.toMatchTextContent('Lavendeltraum');
});

test('removing sends the specified call and uses the server’s list', { tags: ['@S29', '@S41'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  // Meanwhile another device has added a product.
  korb.items.push(item('Minzmorgen', 2));
  await remove(line('Lavendeltraum')).click();

  await expect.element(menge(line('Minzmorgen'))).toHaveValue('2');
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  expect(answers.sent(cartCalls.remove)).toMatchObject([{ params: { productId: 'id-lavendeltraum' } }]);
});

test('changing the pieces uses the server’s list', { tags: ['@S29', '@S41'] }, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  korb.items.push(item('Minzmorgen', 2));
  await plus(line('Honigwabe')).click();

  await expect.element(line('Minzmorgen')).toBeVisible();
  await expect.element(heading()).toHaveTextContent('Warenkorb (6)');
});

test('a late answer with an older list does not undo later changes', { tags: ['@S29'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  await expectBadge(3);
  // The server has answered, but the answer is held back.
  const arrive = answers.hold(cartCalls.read, korb.reply());
  const before = answers.sent(cartCalls.read).length;
  signedIn();
  await expect.poll(() => answers.sent(cartCalls.read).length).toBeGreaterThan(before);
  await remove(line('Lavendeltraum')).click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (1)');
  arrive();
  await new Promise((arrived) => setTimeout(arrived, 50));

  await expect.element(heading()).toHaveTextContent('Warenkorb (1)');
  await plus(line('Honigwabe')).click();
  await expect.poll(() => korb.mengeOf('Honigwabe')).toBe(2);
  await expect.element(heading()).toHaveTextContent('Warenkorb (2)');
});

test('a load that ends with 403 empties the cart and keeps the session', {
  tags: ['@S29', '@S37', '@R5'],
}, async () => {
  const { answers } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  await expectBadge(3);
  answers.on(cartCalls.read, refusal(403, 'Nein.'));
  signedIn();

  await expect.element(emptyText()).toBeVisible();
  await expectBadge(0);
  await expect.element(toast('Keine Berechtigung für diese Aktion.')).toBeVisible();
  expect(localStorage.getItem('token')).toBe('token-of-anna');
});

test('a load that ends with 401 empties the cart and ends the session', {
  tags: ['@S29', '@S37', '@R5'],
}, async () => {
  const { answers, router } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  await expectBadge(3);
  answers.on(cartCalls.read, refusal(401, 'Nein.'));
  signedIn();

  await expect.element(toast('Sitzung abgelaufen. Bitte erneut anmelden.')).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await expect.element(cartLink()).not.toBeInTheDocument();
});

test.each([
  ['500', refusal(500, 'Interna')],
  ['418', refusal(418, 'Der Topf ist leer.')],
  ['no connection', lost],
])('a load that ends with %s keeps the previous items', { tags: ['@S29'] }, async (_, failure) => {
  const { answers } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  await expectBadge(3);
  answers.on(cartCalls.read, failure);
  signedIn();

  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  await expect.element(line('Lavendeltraum')).toBeVisible();
  await expectBadge(3);
});

test('a failed first load offers a retry', { tags: ['@S29'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', {
    as: 'anna',
    answers: (given) => given.on(cartCalls.read, refusal(500, 'Interna')),
  });
  await expect
    .element(main().getByRole('alert'))
    .toHaveTextContent('Der Warenkorb konnte nicht geladen werden.');
  await expect.element(emptyText()).not.toBeInTheDocument();
  korb.serve(answers);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
});

test('clearing empties the cart only after the server’s answer', { tags: ['@S29', '@S41'] }, async () => {
  const { answers } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  // The body is not read: any is accepted.
  const release = answers.hold(cartCalls.clear, bare({}));
  await leeren().click();
  await question().getByRole('button', { name: 'Ja, alle entfernen' }).click();
  await expect.poll(() => answers.sent(cartCalls.clear)).toHaveLength(1);

  await expect.element(line('Lavendeltraum')).toBeVisible();
  release();
  await expect.element(emptyText()).toBeVisible();
  await expectBadge(0);
});
