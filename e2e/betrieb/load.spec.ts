import { loadShop } from '../../bench/crowd/shop-load.ts';
import { expect, test } from '../fixtures.ts';

// The short form of `npm run load`: it checks for errors and not for speed.
test('shoppers, filled carts and an admin at work at the same time meet no error', async () => {
  test.slow();
  const { times, errors, watched } = await loadShop({
    seconds: 5,
    shoppers: 6,
    customers: 3,
    photoWidth: 400,
  });
  expect(errors).toEqual([]);
  expect(Object.keys(times)).toEqual(expect.arrayContaining(['page', 'catalogue', 'picture', 'sign-in']));
  expect(watched.memory.length).toBeGreaterThan(0);
});
