import { call } from '#shared/wire/call.ts';
import type {
  probezahlungBody,
  probezahlungGewaehltReply,
  probezahlungReply,
} from './probezahlung-contract.ts';

/** The payment provider of the example workshop, on this machine alone. */
export const probezahlungCalls = {
  read: call('GET', '/probezahlung/:id')<{ reply: typeof probezahlungReply }>(),
  waehlen: call('POST', '/probezahlung/:id')<{
    body: typeof probezahlungBody;
    reply: typeof probezahlungGewaehltReply;
  }>(),
};
