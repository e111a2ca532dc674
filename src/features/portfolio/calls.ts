import { call } from '#shared/wire/call.ts';
import type { produkteQuery } from './auswahl.ts';
import type { produkteReply, produktReply } from './contract.ts';

/** What everybody may ask; the back office's calls are in `verwaltung-calls.ts`, which no shopper loads. */
export const portfolioCalls = {
  list: call('GET', '/portfolio')<{ query: typeof produkteQuery; reply: typeof produkteReply }>(),
  listWithPrices: call('GET', '/portfolio/with-prices')<{
    query: typeof produkteQuery;
    reply: typeof produkteReply;
  }>(),
  read: call('GET', '/portfolio/:id')<{ reply: typeof produktReply }>(),
};
