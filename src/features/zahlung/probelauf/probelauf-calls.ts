import { call } from '#shared/wire/call.ts';
import type { probelaufAdresseReply, probelaufReply } from './probelauf-contract.ts';

/** The owner tries her provider before customers do: she pays a euro, and the shop returns it. */
export const probelaufCalls = {
  read: call('GET', '/zahlungen/probelauf')<{ reply: typeof probelaufReply }>(),
  /** Begins a try, or goes on with the one that can still be paid; answers where. */
  beginnen: call('POST', '/zahlungen/probelauf')<{ reply: typeof probelaufAdresseReply }>(),
  /** Asks the provider; what is paid is returned. */
  pruefen: call('POST', '/zahlungen/probelauf/pruefen')<{ reply: typeof probelaufReply }>(),
};
