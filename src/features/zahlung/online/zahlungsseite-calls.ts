import { call } from '#shared/wire/call.ts';
import type {
  bezahladresseReply,
  zahlungsseiteReply,
  zahlungsseiteSavedReply,
} from './zahlungsseite-contract.ts';

/** Paying an order online, for each who has its link. */
export const zahlungsseiteCalls = {
  read: call('GET', '/bestellung/:token/zahlung')<{ reply: typeof zahlungsseiteReply }>(),
  /** Begins to pay, or goes on with what was begun: also from two tabs it is one payment. */
  beginnen: call('POST', '/bestellung/:token/zahlung')<{ reply: typeof bezahladresseReply }>(),
  /** Asks the provider what is true. */
  pruefen: call('POST', '/bestellung/:token/zahlung/pruefen')<{ reply: typeof zahlungsseiteReply }>(),
  ueberweisen: call('POST', '/bestellung/:token/zahlung/ueberweisen')<{
    reply: typeof zahlungsseiteSavedReply;
  }>(),
};
