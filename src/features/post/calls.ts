import { call } from '#shared/wire/call.ts';
import type {
  anhangReply,
  dnsReply,
  nachrichtReply,
  nachrichtSavedReply,
  postausgangQuery,
  postausgangReply,
  postLageReply,
  testBody,
  testReply,
} from './contract.ts';

/** The outbox in the back office. */
export const postCalls = {
  list: call('GET', '/post')<{ query: typeof postausgangQuery; reply: typeof postausgangReply }>(),
  lage: call('GET', '/post/lage')<{ reply: typeof postLageReply }>(),
  dns: call('GET', '/post/dns')<{ reply: typeof dnsReply }>(),
  test: call('POST', '/post/test')<{ body: typeof testBody; reply: typeof testReply }>(),
  read: call('GET', '/post/:id')<{ reply: typeof nachrichtReply }>(),
  anhang: call('GET', '/post/:id/anhang/:nr')<{ reply: typeof anhangReply }>(),
  senden: call('POST', '/post/:id/senden')<{ reply: typeof nachrichtSavedReply }>(),
  erledigen: call('POST', '/post/:id/erledigt')<{ reply: typeof nachrichtSavedReply }>(),
};
