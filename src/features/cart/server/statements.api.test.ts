import { expect, test } from 'vitest';
import { recordStatements } from '#test/database/statements.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { addToCart } from './add-to-cart.ts';
import { accountShopper } from './gast/cart-owner.ts';

const heute = { now: new Date('2026-11-23T09:00:00.000Z'), tag: '2026-11-23' };

const readsOfProdukte = (statements: string[]) =>
  statements.filter((sql) => /^select .* from "produkt"/.test(sql));

test('adding a product reads it once; the cart reads only its other products', async () => {
  const { db, place, as } = await startTestApp('SQLite');
  const shopper = accountShopper((await as('customer').account()).id, heute);
  const [eines, anderes] = [await insertProdukt(db), await insertProdukt(db)];
  const recorded = recordStatements(place);

  await addToCart(recorded.db, shopper, { produktId: eines, menge: 1 });
  expect(readsOfProdukte(recorded.statements)).toHaveLength(1);

  const { data } = await addToCart(recorded.db, shopper, { produktId: anderes, menge: 1 });
  expect(readsOfProdukte(recorded.statements)).toHaveLength(3);
  expect(data.itemCount).toBe(2);
});
