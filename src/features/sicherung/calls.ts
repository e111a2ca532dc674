import { call } from '#shared/call.ts';
import type { sicherungReply } from './contract.ts';

export const sicherungCalls = {
  read: call('GET', '/admin/sicherung')<{ reply: typeof sicherungReply }>(),
};
