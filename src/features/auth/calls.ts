import { call } from '#shared/wire/call.ts';
import type { loginBody, logoutReply, meReply, registerBody, signInReply } from './contract.ts';

export const authCalls = {
  login: call('POST', '/auth/login')<{ body: typeof loginBody; reply: typeof signInReply }>(),
  register: call('POST', '/auth/register')<{ body: typeof registerBody; reply: typeof signInReply }>(),
  logout: call('POST', '/auth/logout')<{ reply: typeof logoutReply }>(),
  me: call('GET', '/auth/me')<{ reply: typeof meReply }>(),
};
