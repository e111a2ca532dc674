import { call } from '#shared/wire/call.ts';
import type { belegReply, widerrufBody, widerrufReply } from './contract.ts';

/** The withdrawal function, for everyone (R46). */
export const widerrufCalls = {
  erklaeren: call('POST', '/widerruf')<{ body: typeof widerrufBody; reply: typeof widerrufReply }>(),
  beleg: call('GET', '/widerruf/:token')<{ reply: typeof belegReply }>(),
};
