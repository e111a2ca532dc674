import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  annasKorb,
  cartLink,
  emptyText,
  expectBadge,
  heading,
  Korb,
  leeren,
  line,
  main,
  openWith,
  question,
} from '#test/ui/areas/cart.ts';
import { cartCalls } from '../../calls.ts';

test('a guest is asked to sign in', { tags: ['@S26'] }, async () => {
  const { answers, router } = await openWith(new Korb(), '/cart');
  await expect
    .element(main().getByRole('status'))
    .toHaveTextContent('Bitte melden Sie sich an, um Ihren Warenkorb zu nutzen.');
  await main().getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(answers.sent(cartCalls.read)).toEqual([]);
});

test("while it is being loaded there is a spinner and 'Lade Warenkorb...'", { tags: ['@S26'] }, async () => {
  let release = () => {};
  await openWith(new Korb(), '/cart', {
    as: 'anna',
    answers: (answers) => {
      release = answers.hold(cartCalls.read, annasKorb().reply());
    },
  });
  const spinner = main().getByRole('status').getByText('Lade Warenkorb...', { exact: true });
  await expect.element(spinner).toBeVisible();
  await expect.element(emptyText()).not.toBeInTheDocument();
  release();
  await expect.element(line('Lavendeltraum')).toBeVisible();
  await expect.element(spinner).not.toBeInTheDocument();
});

test('an empty cart says so and leads to the products', { tags: ['@S26'] }, async () => {
  const { router } = await openWith(new Korb(), '/cart', { as: 'werkstatt' });
  await expect.element(emptyText()).toBeVisible();
  await expect.element(main().getByRole('button', { name: 'Zur Kasse' })).not.toBeInTheDocument();
  await main().getByRole('link', { name: 'Weiter einkaufen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/products');
});

test('the links lead to the products, the product and back', { tags: ['@S27', '@S28'] }, async () => {
  const { router } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  const at = () => router.state.location.pathname;
  await main()
    .getByRole('link', { name: /^Zurück/ })
    .click();
  await expect.poll(at).toBe('/products');

  await cartLink().click();
  await main().getByRole('link', { name: 'Weiter einkaufen' }).click();
  await expect.poll(at).toBe('/products');

  await cartLink().click();
  await line('Honigwabe').getByRole('link').click();
  await expect.element(heading()).toHaveTextContent('Honigwabe');
});

test("'Warenkorb leeren' asks first, and declining changes nothing", { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  for (const no of [
    () => question().getByRole('button', { name: 'Abbrechen' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await leeren().click();
    await expect.element(question()).toBeVisible();
    await no();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(leeren()).toHaveFocus();
  }
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  expect(answers.sent(cartCalls.clear)).toEqual([]);
  expect(korb.items).toHaveLength(2);
});

test("'Warenkorb leeren' empties the cart after confirmation", {
  tags: ['@S27', '@S29', '@S41'],
}, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  await leeren().click();
  await question().getByRole('button', { name: 'Ja, alle entfernen' }).click();

  await expect.element(emptyText()).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await expectBadge(0);
  expect(korb.items).toEqual([]);
});

test("'Zur Kasse' says that there is no checkout yet", { tags: ['@S28', '@R33'] }, async () => {
  const { router } = await openWith(annasKorb(), '/cart', { as: 'anna', isPhone: true });
  await main().getByRole('button', { name: 'Zur Kasse' }).click();
  const words = main()
    .getByRole('alert')
    .getByText('Checkout-Funktion wird noch implementiert', { exact: true });
  await expect.element(words).toBeInViewport();
  expect(router.state.location.pathname).toBe('/cart');
});

test("'Zur Kasse' goes to /login when the session is gone", { tags: ['@S28'] }, async () => {
  const { router } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  // Removed without firing an event.
  localStorage.clear();
  await main().getByRole('button', { name: 'Zur Kasse' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});
