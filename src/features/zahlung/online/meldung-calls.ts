import { call } from '#shared/wire/call.ts';
import type { meldungReply } from './meldung-contract.ts';

/** What a payment provider says by itself. Its body is in the provider's own form, and signed. */
export const meldungCalls = {
  melden: call('POST', '/zahlung/meldung/:anbieter')<{ reply: typeof meldungReply }>(),
};
