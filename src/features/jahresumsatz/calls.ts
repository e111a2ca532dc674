import { call } from '#shared/wire/call.ts';
import type { jahresumsatzReply } from './contract.ts';

/** What this year brought, and the last one. */
export const jahresumsatzCalls = {
  read: call('GET', '/umsatz/jahr')<{ reply: typeof jahresumsatzReply }>(),
};
