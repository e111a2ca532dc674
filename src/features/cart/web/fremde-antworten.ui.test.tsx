import { expect, test } from 'vitest';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  annasKorb,
  cartLink,
  emptyText,
  expectSums,
  heading,
  Korb,
  leeren,
  line,
  main,
  menge,
  openWith,
  plus,
  question,
  toast,
} from '#test/ui/areas/cart.ts';
import { cartCalls } from '../calls.ts';

/** A line of another server that follows the specification: its seven fields and nothing else. */
const zeile = {
  ...{ produktId: 'knapp', name: 'Knappe Seife', preis: 5, menge: 2, bild: '', gramm: 100 },
  seife: 'Sheabutter',
};

const yes = () => question().getByRole('button', { name: /^Ja/ });

test('cart lines with just the seven fields count and can be bought', {
  tags: ['@S41', '@S27'],
}, async () => {
  await openWith(new Korb(), '/cart', {
    as: 'anna',
    answers: (answers) => {
      answers.on(cartCalls.read, bare({ data: { items: [zeile] } }));
      answers.on(cartCalls.update, bare({ data: { items: [{ ...zeile, menge: 3 }] } }));
    },
  });
  await expect.element(cartLink()).toHaveAccessibleName(expect.stringMatching(/\b2\b/));
  await expect.element(heading()).toHaveTextContent('Warenkorb (2)');
  await expectSums(['10,00', '7,69', '17,69']);
  await plus(line('Knappe Seife')).click();
  await expect.element(menge(line('Knappe Seife'))).toHaveValue('3');
  await expectSums(['15,00', '7,69', '22,69']);
});

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['a text', bare('geleert')],
])(
  'emptying the cart succeeds whatever the answer contains: %s',
  {
    tags: ['@S30', '@S41'],
  },
  async (_, answer) => {
    const { answers } = await openWith(annasKorb(), '/cart', { as: 'anna' });
    answers.on(cartCalls.clear, answer);
    await leeren().click();
    await yes().click();
    await expect.element(emptyText()).toBeVisible();
    await expect.poll(() => answers.sent(cartCalls.clear)).toHaveLength(1);
    await expect.element(toast('Fehler beim Leeren des Warenkorbs')).not.toBeInTheDocument();
  },
);

test('without a token the cart is emptied locally, without a call', { tags: ['@S29'] }, async () => {
  const { answers } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  await leeren().click();
  // Removed without firing an event.
  localStorage.removeItem('token');
  await yes().click();
  await expect.element(line('Lavendeltraum')).not.toBeInTheDocument();
  await expect.element(main().getByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  expect(answers.sent(cartCalls.clear)).toEqual([]);
});

test("a refusal whose message is no text reads 'Ein Fehler ist aufgetreten.'", {
  tags: ['@S37'],
}, async () => {
  const { answers } = await openWith(annasKorb(), '/cart', { as: 'anna' });
  answers.on(cartCalls.update, refusal(418, '', { message: { de: 'Nein' } }));
  await plus(line('Lavendeltraum')).click();
  await expect.element(toast('Ein Fehler ist aufgetreten.')).toBeVisible();
  await expect.element(menge(line('Lavendeltraum'))).toHaveValue('2');
});
