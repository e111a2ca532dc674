import { call } from '#shared/wire/call.ts';
import type { umsatzQuery, umsatzReply } from './contract.ts';

/** What a month brought. */
export const umsatzCalls = {
  read: call('GET', '/bestellungen/umsatz')<{ query: typeof umsatzQuery; reply: typeof umsatzReply }>(),
};
