import { call } from '#shared/wire/call.ts';
import type { bestellBody, bestelltReply, kasseReply } from './contract.ts';

/** The checkout. In a file of its own, so that it does not load the calls of the back office. */
export const kasseCalls = {
  read: call('GET', '/checkout')<{ reply: typeof kasseReply }>(),
  bestellen: call('POST', '/checkout')<{ body: typeof bestellBody; reply: typeof bestelltReply }>(),
};
