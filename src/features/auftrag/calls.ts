import type { ZodType } from 'zod';
import { call } from '#shared/wire/call.ts';
import type {
  abgeholtBody,
  auftraegeQuery,
  auftraegeReply,
  auftragAdresseBody,
  auftragReply,
  auftragSavedReply,
  geldBody,
  gesehenBody,
  nachlassBody,
  nachrichtBody,
  stornierenBody,
  teilStornierenBody,
  versendetBody,
  zuruecknehmenBody,
} from './contract.ts';
import type { geldfragenReply } from './geldfragen/geldfragen-contract.ts';

/** The orders in the back office. Every change answers the order as it is then. */
export const auftragCalls = {
  list: call('GET', '/bestellungen')<{ query: typeof auftraegeQuery; reply: typeof auftraegeReply }>(),
  geldfragen: call('GET', '/bestellungen/geldfragen')<{ reply: typeof geldfragenReply }>(),
  read: call('GET', '/bestellungen/:id')<{ reply: typeof auftragReply }>(),
  zahlung: call('POST', '/bestellungen/:id/zahlung')<Change<typeof geldBody>>(),
  erinnern: call('POST', '/bestellungen/:id/erinnern')<Change<typeof gesehenBody>>(),
  erlassen: call('POST', '/bestellungen/:id/erlassen')<Change<typeof gesehenBody>>(),
  erstattung: call('POST', '/bestellungen/:id/erstattung')<Change<typeof geldBody>>(),
  nachlass: call('POST', '/bestellungen/:id/nachlass')<Change<typeof nachlassBody>>(),
  gepackt: call('POST', '/bestellungen/:id/gepackt')<Change<typeof gesehenBody>>(),
  versendet: call('POST', '/bestellungen/:id/versendet')<Change<typeof versendetBody>>(),
  abholbereit: call('POST', '/bestellungen/:id/abholbereit')<Change<typeof gesehenBody>>(),
  abgeholt: call('POST', '/bestellungen/:id/abgeholt')<Change<typeof abgeholtBody>>(),
  stornieren: call('POST', '/bestellungen/:id/stornieren')<Change<typeof stornierenBody>>(),
  teilStornieren: call('POST', '/bestellungen/:id/teil-stornieren')<Change<typeof teilStornierenBody>>(),
  adresse: call('POST', '/bestellungen/:id/adresse')<Change<typeof auftragAdresseBody>>(),
  nachricht: call('POST', '/bestellungen/:id/nachricht')<Change<typeof nachrichtBody>>(),
  notiz: call('POST', '/bestellungen/:id/notiz')<Change<typeof nachrichtBody>>(),
  zuruecknehmen: call('POST', '/bestellungen/:id/zuruecknehmen')<Change<typeof zuruecknehmenBody>>(),
};

type Change<Body extends ZodType> = { body: Body; reply: typeof auftragSavedReply };
