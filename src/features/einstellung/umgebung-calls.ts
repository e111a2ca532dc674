import { call } from '#shared/wire/call.ts';
import type { umgebungReply } from './umgebung-contract.ts';

/** What the back office may know of the environment. */
export const umgebungCalls = {
  read: call('GET', '/einstellungen/umgebung')<{ reply: typeof umgebungReply }>(),
};
