import type { belegPdfReply } from '#features/beleg/abruf-contract.ts';
import { call } from '#shared/wire/call.ts';
import type { bestellungReply, bestellungSavedReply } from './contract.ts';

/** One order, for each who has its link. */
export const bestellungCalls = {
  read: call('GET', '/bestellung/:token')<{ reply: typeof bestellungReply }>(),
  beleg: call('GET', '/bestellung/:token/belege/:nummer')<{ reply: typeof belegPdfReply }>(),
  stornieren: call('POST', '/bestellung/:token/stornieren')<{ reply: typeof bestellungSavedReply }>(),
  loeschen: call('POST', '/bestellung/:token/loeschen')<{ reply: typeof bestellungSavedReply }>(),
  uebernehmen: call('POST', '/bestellung/:token/uebernehmen')<{ reply: typeof bestellungSavedReply }>(),
};
