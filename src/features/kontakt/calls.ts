import { call } from '#shared/wire/call.ts';
import type { kontaktBody, kontaktReply } from './contract.ts';

/** The contact form. */
export const kontaktCalls = {
  senden: call('POST', '/kontakt')<{ body: typeof kontaktBody; reply: typeof kontaktReply }>(),
};
