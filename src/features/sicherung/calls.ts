import { call } from '#shared/wire/call.ts';
import type { sicherungReply } from './contract.ts';

export const sicherungCalls = {
  read: call('GET', '/admin/sicherung')<{ reply: typeof sicherungReply }>(),
};
