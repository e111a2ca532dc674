import { call } from '#shared/wire/call.ts';
import type { belegPdfReply } from './abruf-contract.ts';

/** The documents of an order, for the owner. */
export const belegCalls = {
  pdf: call('GET', '/bestellungen/:id/belege/:nummer')<{ reply: typeof belegPdfReply }>(),
};
