import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#test/ui/answers.ts';
import {
  card,
  euro,
  expectBadge,
  heading,
  hinein,
  item,
  Korb,
  line,
  main,
  menge,
  minus,
  openWith,
  plus,
  press,
  produktPath,
  toast,
} from '#test/ui/areas/cart.ts';
import { offenerLaden as laden } from '#test/ui/laden.ts';
import { cartCalls } from '../calls.ts';

const warenkorb = (name: string) => card(name).getByRole('button', { name: /^Warenkorb/ });

test('pages of a guest without a cart ask nothing about one, and a known cart is counted without a call', async () => {
  const { answers, router } = await openWith(new Korb(), '/products', { laden });
  await expectBadge(0);
  await plus(card('Honigwabe')).click();
  await warenkorb('Honigwabe').click();
  await expect.element(toast('2x Honigwabe zum Warenkorb hinzugefügt')).toBeVisible();
  await expectBadge(2);
  await router.navigate('/');
  await expect.element(heading()).toMatchTextContent('Willkommen');
  await expectBadge(2);
  expect(answers.sent(cartCalls.read)).toEqual([]);
});

test('a guest of an open shop buys from the product page without signing in', async () => {
  const korb = new Korb(item('Honigwabe', 2));
  const { answers } = await openWith(korb, produktPath('Lavendeltraum'), { laden });
  await expect.element(hinein()).toBeVisible();
  await expect.element(main().getByText(/melden Sie sich an/)).not.toBeInTheDocument();
  await hinein().click();
  await expectBadge(3);
  expect(answers.sent(cartCalls.add)[0]?.headers.get('authorization')).toBe(null);
});

test('a guest whose cart cannot be loaded is offered another try', async () => {
  const korb = new Korb(item('Honigwabe', 2));
  const { answers } = await openWith(korb, '/cart', {
    laden,
    answers: (given) => given.on(cartCalls.read, refusal(500, 'Interna')),
  });
  await expect.element(main().getByText('Der Warenkorb konnte nicht geladen werden.')).toBeVisible();
  korb.serve(answers);
  await main().getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (2)');
});

test('a line with more pieces than there are says so and is reduced with one tap', async () => {
  const few = { hoechstens: 2, verfuegbarkeit: { art: 'vorrat', frei: 2 } } as const;
  const korb = new Korb(item('Honigwabe', 5, few));
  await openWith(korb, '/cart', { laden });
  const honig = line('Honigwabe');
  await expect.element(honig.getByText('Nur noch 2 da')).toBeVisible();
  // What is not there costs nothing, as in the checkout.
  await expect.element(heading()).toHaveTextContent('Warenkorb (2)');
  await expect.element(honig.getByText(euro('17,00'))).toBeVisible();
  await press(honig.getByRole('button', { name: /^Auf 2 verringern/ }), '{Enter}');
  await expect.element(menge(honig)).toHaveValue('2');
  await expect.element(honig.getByText('Nur noch 2 da')).not.toBeInTheDocument();
  await expect.element(minus(honig)).toHaveFocus();
  await expect.element(plus(honig)).toBeDisabled();
  await expect.element(heading()).toHaveTextContent('Warenkorb (2)');
  await expect.poll(() => korb.mengeOf('Honigwabe')).toBe(2);
});

test('with nothing but what is sold out there is no way to the checkout', async () => {
  const gone = { preis: 0, verfuegbar: false, grund: 'Gerade vergriffen', hoechstens: 0 };
  await openWith(new Korb(item('Honigwabe', 2, gone)), '/cart', { laden });
  await expect.element(line('Honigwabe').getByText('Gerade vergriffen')).toBeVisible();
  await expect
    .element(main().getByRole('button', { name: 'Zur Kasse' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(main().getByText('Davon kann gerade nichts bestellt werden.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument();
});
