import { expect, test } from 'vitest';
import { refusal } from '#test/ui/answers.ts';
import {
  annasKorb,
  emptyText,
  euro,
  expectBadge,
  expectSums,
  goneItem,
  heading,
  item,
  Korb,
  line,
  main,
  menge,
  minus,
  openWith,
  plus,
  remove,
  toast,
} from '#test/ui/areas/cart.ts';
import { cartCalls } from '../../calls.ts';
import type { CartItem } from '../../contract.ts';

const lavendel = () => line('Lavendeltraum');

/** Visible and marked, and removing is its only action. */
async function expectUnbuyable(name: string): Promise<void> {
  const unbuyable = line(name);
  await expect.element(unbuyable.getByText('Nicht mehr verfügbar', { exact: true })).toBeVisible();
  for (const control of [menge(unbuyable), plus(unbuyable), minus(unbuyable), unbuyable.getByRole('link')])
    await expect.element(control).not.toBeInTheDocument();
  await expect.element(unbuyable).not.toMatchTextContent('€');
  await expect.element(remove(unbuyable)).toBeEnabled();
}

test('a filled cart shows its lines and sums', {
  tags: ['@S27', '@S28', '@S41', '@R25', '@R26'],
}, async () => {
  const bild = '/icon-512.png';
  const korb = new Korb(item('Lavendeltraum', 2, { bild }), item('Honigwabe', 1));
  await openWith(korb, '/cart', { as: 'anna' });

  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  await expect.element(lavendel().getByRole('img', { name: /Lavendeltraum/ })).toBeVisible();
  await expect.element(lavendel()).toMatchTextContent('Sheabutter · 100 g');
  await expect.element(menge(lavendel())).toHaveValue('2');
  await expect.element(lavendel().getByText(euro('15,80'))).toBeVisible();
  await expect.element(lavendel().getByText(/^2\s× 7,90\s€$/)).toBeVisible();
  await expect.element(lavendel().getByText(/^79,00\s€\s?\/\s?kg$/)).toBeVisible();
  await expect.element(menge(line('Honigwabe'))).toHaveValue('1');
  await expect.element(line('Honigwabe').getByText(euro('8,50')).first()).toBeVisible();

  await expectSums(['24,30', '7,69', '31,99']);
  for (const note of ['* Alle Preise inkl. MwSt.', '* Versand erfolgt ausschließlich innerhalb Deutschlands'])
    await expect.element(main().getByText(note, { exact: true })).toBeVisible();
});

test('large sums are German and exact', { tags: ['@S28', '@R25'] }, async () => {
  const items = ['Schwarzer Sandel', 'Honigwabe', 'Minzmorgen'].map((name) => item(name, 99));
  await openWith(new Korb(...items), '/cart', { as: 'werkstatt' });

  await expect.element(heading()).toHaveTextContent('Warenkorb (297)');
  await expect.element(line('Schwarzer Sandel').getByText(euro('980,10'))).toBeVisible();
  await expectSums(['2.504,70', '7,69', '2.512,39']);
});

test('a line is removed, and after the last one the cart is empty', { tags: ['@S27', '@S41'] }, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  await remove(lavendel()).click();

  await expect.element(lavendel()).not.toBeInTheDocument();
  await expect.element(heading()).toHaveTextContent('Warenkorb (1)');
  await expectBadge(1);
  await expectSums(['8,50', '7,69', '16,19']);
  await remove(line('Honigwabe')).click();
  await expect.element(emptyText()).toBeVisible();
  expect(korb.items).toEqual([]);
});

// A server of the specification may send any of these for a product that is gone.
test.each<[string, Partial<CartItem>]>([
  ['not available', { verfuegbar: false, grund: 'Nicht mehr verfügbar' }],
  ['without a price', { preis: 0 }],
  ['not available, without a price or a reason', { preis: 0, verfuegbar: false }],
])(
  'a line that is %s stays, is marked and counts in no sum',
  { tags: ['@R7', '@S27', '@S28'] },
  async (_, gone) => {
    const korb = new Korb(item('Lavendeltraum', 2, gone), item('Honigwabe', 1));
    await openWith(korb, '/cart', { as: 'anna' });

    await expectUnbuyable('Lavendeltraum');
    await expect.element(lavendel().getByRole('heading')).toBeVisible();
    await expect.element(menge(line('Honigwabe'))).toHaveValue('1');
    await expect
      .element(line('Honigwabe').getByRole('link'))
      .toHaveAttribute('href', '/products/id-honigwabe');
    await expect.element(heading()).toHaveTextContent('Warenkorb (1)');
    await expectBadge(1);
    await expectSums(['8,50', '7,69', '16,19']);

    await remove(lavendel()).click();
    await expect.element(lavendel()).not.toBeInTheDocument();
    expect(korb.items).toHaveLength(1);
  },
);

test('a cart with only unavailable products has sums of 0', { tags: ['@R7', '@S28'] }, async () => {
  await openWith(new Korb(goneItem('Minzmorgen', 3)), '/cart', { as: 'anna' });

  await expectUnbuyable('Minzmorgen');
  await expect.element(heading()).toHaveTextContent('Warenkorb (0)');
  await expectSums(['0,00', '0,00', '0,00']);
  await remove(line('Minzmorgen')).click();
  await expect.element(emptyText()).toBeVisible();
});

test('a product that comes back can be bought again', { tags: ['@R7'] }, async () => {
  const korb = new Korb(goneItem('Lavendeltraum', 2), item('Honigwabe', 1));
  const { router } = await openWith(korb, '/cart', { as: 'anna' });
  await expectUnbuyable('Lavendeltraum');
  await router.navigate('/contact');
  await expect.element(lavendel()).not.toBeInTheDocument();
  korb.items = annasKorb().items;
  await router.navigate('/cart');

  await expect.element(menge(lavendel())).toHaveValue('2');
  await expectSums(['24,30', '7,69', '31,99']);
});

test('a product that becomes unavailable while the cart is open is marked at the next change', {
  tags: ['@R7'],
}, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  korb.items = [goneItem('Lavendeltraum', 2), item('Honigwabe', 1)];
  answers.on(cartCalls.update, refusal(409, 'Nicht mehr verfügbar'));
  await plus(lavendel()).click();

  await expect.element(toast('Fehler beim Aktualisieren des Warenkorbs')).toBeVisible();
  await expectUnbuyable('Lavendeltraum');
  await expect.element(heading()).toHaveTextContent('Warenkorb (1)');
  await expectSums(['8,50', '7,69', '16,19']);
});
