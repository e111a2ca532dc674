import { call } from '#shared/call.ts';
import type {
  auftraegeQuery,
  auftraegeReply,
  auftragSavedReply,
  bestellungReply,
  bestellungSavedReply,
} from './bestellung-contract.ts';
import type { bestellBody, bestelltReply, kasseReply } from './kasse-contract.ts';

/** The checkout. */
export const kasseCalls = {
  read: call('GET', '/checkout')<{ reply: typeof kasseReply }>(),
  bestellen: call('POST', '/checkout')<{ body: typeof bestellBody; reply: typeof bestelltReply }>(),
};

/** One order, for each who has its link. */
export const bestellungCalls = {
  read: call('GET', '/bestellung/:token')<{ reply: typeof bestellungReply }>(),
  stornieren: call('POST', '/bestellung/:token/stornieren')<{ reply: typeof bestellungSavedReply }>(),
  uebernehmen: call('POST', '/bestellung/:token/uebernehmen')<{ reply: typeof bestellungSavedReply }>(),
};

/** The orders in the back office. */
export const auftragCalls = {
  list: call('GET', '/bestellungen')<{ query: typeof auftraegeQuery; reply: typeof auftraegeReply }>(),
  zahlung: call('POST', '/bestellungen/:id/zahlung')<{ reply: typeof auftragSavedReply }>(),
  stornieren: call('POST', '/bestellungen/:id/stornieren')<{ reply: typeof auftragSavedReply }>(),
};
