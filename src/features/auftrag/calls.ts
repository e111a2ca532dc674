import type { ZodType } from 'zod';
import type { zuFertigenReply } from '#features/fertigung/contract.ts';
import type { umsatzQuery, umsatzReply } from '#features/umsatz/contract.ts';
import { call } from '#shared/wire/call.ts';
import type {
  abgeholtBody,
  adresseBody,
  auftraegeQuery,
  auftraegeReply,
  auftragReply,
  auftragSavedReply,
  geldBody,
  gesehenBody,
  nachrichtBody,
  stornierenBody,
  teilStornierenBody,
  versendetBody,
  zuruecknehmenBody,
} from './contract.ts';
import type { bestellungReply, bestellungSavedReply } from './kundensicht/bestellung-contract.ts';

/** One order, for each who has its link. */
export const bestellungCalls = {
  read: call('GET', '/bestellung/:token')<{ reply: typeof bestellungReply }>(),
  stornieren: call('POST', '/bestellung/:token/stornieren')<{ reply: typeof bestellungSavedReply }>(),
  loeschen: call('POST', '/bestellung/:token/loeschen')<{ reply: typeof bestellungSavedReply }>(),
  uebernehmen: call('POST', '/bestellung/:token/uebernehmen')<{ reply: typeof bestellungSavedReply }>(),
};

/** The orders in the back office. Every change answers the order as it is then. */
export const auftragCalls = {
  list: call('GET', '/bestellungen')<{ query: typeof auftraegeQuery; reply: typeof auftraegeReply }>(),
  read: call('GET', '/bestellungen/:id')<{ reply: typeof auftragReply }>(),
  zahlung: call('POST', '/bestellungen/:id/zahlung')<Change<typeof geldBody>>(),
  erinnern: call('POST', '/bestellungen/:id/erinnern')<Change<typeof gesehenBody>>(),
  erstattung: call('POST', '/bestellungen/:id/erstattung')<Change<typeof geldBody>>(),
  gepackt: call('POST', '/bestellungen/:id/gepackt')<Change<typeof gesehenBody>>(),
  versendet: call('POST', '/bestellungen/:id/versendet')<Change<typeof versendetBody>>(),
  abholbereit: call('POST', '/bestellungen/:id/abholbereit')<Change<typeof gesehenBody>>(),
  abgeholt: call('POST', '/bestellungen/:id/abgeholt')<Change<typeof abgeholtBody>>(),
  stornieren: call('POST', '/bestellungen/:id/stornieren')<Change<typeof stornierenBody>>(),
  teilStornieren: call('POST', '/bestellungen/:id/teil-stornieren')<Change<typeof teilStornierenBody>>(),
  adresse: call('POST', '/bestellungen/:id/adresse')<Change<typeof adresseBody>>(),
  nachricht: call('POST', '/bestellungen/:id/nachricht')<Change<typeof nachrichtBody>>(),
  notiz: call('POST', '/bestellungen/:id/notiz')<Change<typeof nachrichtBody>>(),
  zuruecknehmen: call('POST', '/bestellungen/:id/zuruecknehmen')<Change<typeof zuruecknehmenBody>>(),
};

type Change<Body extends ZodType> = { body: Body; reply: typeof auftragSavedReply };

/** What orders mean for the workshop as a whole. */
export const werkstattCalls = {
  umsatz: call('GET', '/bestellungen/umsatz')<{ query: typeof umsatzQuery; reply: typeof umsatzReply }>(),
  zuFertigen: call('GET', '/bestellungen/zu-fertigen')<{ reply: typeof zuFertigenReply }>(),
};
