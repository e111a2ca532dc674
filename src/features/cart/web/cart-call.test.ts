import { expect, test } from 'vitest';
import type { Api } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import type { CartReply } from '../contract.ts';
import { callCart, cartKey } from './cart-call.ts';

const line = { produktId: '1', name: 'Lavendel', preis: 7.9, menge: 2, gramm: 100, seife: 'Sheabutter' };

/** The cached cart after a change with this answer, and whether it was invalidated. */
async function cartAfter(answer: unknown) {
  const queryClient = makeQueryClient({ retry: 0 });
  queryClient.setQueryData(cartKey('token'), { items: [line] });
  const api = { token: () => 'token' } as Api;
  const send = async () => answer as CartReply;
  await callCart({ api, queryClient }, { token: 'token', send, errorText: '' });
  const { data, isInvalidated } = queryClient.getQueryState(cartKey('token')) ?? {};
  return { data, isInvalidated };
}

test.each([[{ success: true, data: null }], [{ success: true }], [{ data: { items: null } }], [null]])(
  'an answer without a list does not empty the cart: it is reloaded after %j',
  async (answer) => {
    expect(await cartAfter(answer)).toEqual({ data: { items: [line] }, isInvalidated: true });
  },
);

test('an empty list is an empty cart', async () => {
  expect(await cartAfter({ data: { items: [] } })).toEqual({ data: { items: [] }, isInvalidated: false });
});
