import { call } from '#shared/wire/call.ts';
import type { ladenReply, ladenTexteReply } from './contract.ts';

/** What every visitor may read of the settings. */
export const ladenCalls = {
  read: call('GET', '/laden')<{ reply: typeof ladenReply }>(),
  readTexte: call('GET', '/laden/texte')<{ reply: typeof ladenTexteReply }>(),
};
