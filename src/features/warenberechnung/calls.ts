import type { produkteQuery } from '#features/portfolio/auswahl.ts';
import { call } from '#shared/wire/call.ts';
import type { parameterBody, warenberechnung, warenberechnungenReply } from './contract.ts';

/** A calculation is answered bare, without an envelope. */
export const warenberechnungCalls = {
  list: call('GET', '/warenberechnung')<{
    query: typeof produkteQuery;
    reply: typeof warenberechnungenReply;
  }>(),
  open: call('GET', '/warenberechnung/portfolio/:productId')<{ reply: typeof warenberechnung }>(),
  recalculate: call('POST', '/warenberechnung/:id/recalculate')<{ reply: typeof warenberechnung }>(),
  change: call('PUT', '/warenberechnung/:id')<{
    body: typeof parameterBody;
    reply: typeof warenberechnung;
  }>(),
};
