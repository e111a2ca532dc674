import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  annasKorb,
  card,
  expectBadge,
  expectSums,
  heading,
  line,
  main,
  menge,
  minus,
  openWith,
  plus,
  produktPath,
} from '#test/ui/areas/cart.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { cartCalls } from '../../calls.ts';

const lavendel = () => line('Lavendeltraum');

test('a change is shown at once and reaches the server', { tags: ['@S27', '@S41'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  const gate = Promise.withResolvers<void>();
  answers.on(cartCalls.update, ({ body }) => async () => {
    await gate.promise;
    return Response.json(korb.update(body));
  });
  await plus(lavendel()).click();

  await expect.element(menge(lavendel())).toHaveValue('3');
  expect(korb.mengeOf('Lavendeltraum')).toBe(2);
  await expect.element(heading()).toHaveTextContent('Warenkorb (4)');
  await expectBadge(4);
  await expectSums(['32,20', '7,69', '39,89']);
  await expect.poll(() => answers.sent(cartCalls.update)).toHaveLength(1);
  expect(answers.sent(cartCalls.update)[0]?.body).toEqual({ produktId: 'id-lavendeltraum', menge: 3 });
  gate.resolve();
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);

  await minus(lavendel()).click();
  await expect.element(menge(lavendel())).toHaveValue('2');
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(2);
  await expectSums(['24,30', '7,69', '31,99']);
});

test('minus is disabled at 1 and plus at 99', { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  const honig = line('Honigwabe');
  await expect.element(menge(honig)).toHaveValue('1');
  await expect.element(minus(honig)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(plus(honig)).toBeEnabled();

  await typeInto(menge(honig), '98');
  await plus(honig).click();
  await expect.element(menge(honig)).toHaveValue('99');
  await expect.element(plus(honig)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(minus(honig)).toBeEnabled();
  await expect.poll(() => korb.mengeOf('Honigwabe')).toBe(99);
});

test('a minus before the number changes nothing, key by key', { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  await typeInto(menge(lavendel()), '-3');
  await userEvent.keyboard('{Tab}');
  await expect.element(menge(lavendel())).toHaveValue('2');
  await plus(line('Honigwabe')).click();
  await expect.poll(() => korb.mengeOf('Honigwabe')).toBe(2);
  expect(answers.sent(cartCalls.update)).toHaveLength(1);
  expect(korb.mengeOf('Lavendeltraum')).toBe(2);
});

test('a typed number counts, text counts as 1, numbers out of range are ignored', {
  tags: ['@S27'],
}, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  const field = menge(lavendel());
  for (const [typed, shown] of [
    ['12', '12'],
    ['abc', '1'],
    ['7', '7'],
    ['100', '7'],
    ['0', '7'],
    ['-3', '7'],
    ['99', '99'],
    ['', '1'],
  ] as const) {
    // As a whole, like pasting; key by key every intermediate value counts.
    await field.fill(typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(field, { message: `typed ${typed}` }).toHaveValue(shown);
  }
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(1);
});

test('typing key by key results in the whole number, replacing the old one', {
  tags: ['@S27'],
}, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  const field = menge(lavendel());
  await typeInto(field, '45');
  await expect.element(field).toHaveValue('45');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(field).toHaveValue('46');
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(46);
});

test('a tap and typing 2 gives two pieces in the list and on the product page, not 21', {
  tags: ['@S15', '@S22'],
}, async () => {
  const { router } = await openWith(annasKorb(), '/products', { as: 'werkstatt', isPhone: true });
  const honig = menge(card('Honigwabe'));
  await typeInto(honig, '2');
  await expect.element(honig).toHaveValue('2');

  await router.navigate(produktPath('Honigwabe'));
  const einzeln = menge(main());
  await expect.element(einzeln).toHaveValue('1');
  await typeInto(einzeln, '2');
  await expect.element(einzeln).toHaveValue('2');
});

test('the product page has a stepper from 1 to 99', { tags: ['@S22'] }, async () => {
  await openWith(annasKorb(), produktPath('Lavendeltraum'), { as: 'anna' });
  await expect.element(menge(main())).toHaveValue('1');
  await expect.element(minus(main())).toHaveAttribute('aria-disabled', 'true');
  await menge(main()).fill('98');
  await plus(main()).click();
  await expect.element(menge(main())).toHaveValue('99');
  await expect.element(plus(main())).toHaveAttribute('aria-disabled', 'true');
  await menge(main()).fill('100');
  await expect.element(menge(main())).toHaveValue('99');
  await expect
    .element(main().getByText('Bitte melden Sie sich an, um Produkte zu bestellen.'))
    .not.toBeInTheDocument();
});

test('each card has its own number of pieces', { tags: ['@S15'] }, async () => {
  await openWith(annasKorb(), '/products', { as: 'werkstatt' });
  await plus(card('Honigwabe')).click();
  await expect.element(menge(card('Honigwabe'))).toHaveValue('2');
  await expect.element(menge(card('Lavendeltraum'))).toHaveValue('1');
});
