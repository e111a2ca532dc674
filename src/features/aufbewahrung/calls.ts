import { call } from '#shared/wire/call.ts';
import type { planReply, probeReply } from './contract.ts';

export const aufbewahrungCalls = {
  plan: call('GET', '/aufbewahrung')<{ reply: typeof planReply }>(),
  probe: call('GET', '/aufbewahrung/probe')<{ reply: typeof probeReply }>(),
};
