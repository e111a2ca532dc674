import { call } from '#shared/wire/call.ts';
import type { rechtstextReply } from './contract.ts';

/** The legal texts as everybody reads them: the one of today, and every one that was ever valid. */
export const rechtstextCalls = {
  read: call('GET', '/rechtstexte/:art')<{ reply: typeof rechtstextReply }>(),
  readFassung: call('GET', '/rechtstexte/:art/:nr')<{ reply: typeof rechtstextReply }>(),
};
