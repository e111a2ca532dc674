import { call } from '#shared/wire/call.ts';
import type {
  benutzerListQuery,
  benutzerReply,
  geloeschtReply,
  listReply,
  overviewReply,
  zugangReply,
} from './contract.ts';
import type { benutzerUpdateBody } from './update-body.ts';
import type { einladenBody, sperrenBody } from './zugang-body.ts';

export const benutzerCalls = {
  list: call('GET', '/kunden')<{ query: typeof benutzerListQuery; reply: typeof listReply }>(),
  overview: call('GET', '/kunden/stats/overview')<{ reply: typeof overviewReply }>(),
  update: call('PUT', '/kunden/:id')<{ body: typeof benutzerUpdateBody; reply: typeof benutzerReply }>(),
  einladen: call('POST', '/kunden')<{ body: typeof einladenBody; reply: typeof zugangReply }>(),
  nochmalEinladen: call('POST', '/kunden/:id/einladung')<{ reply: typeof zugangReply }>(),
  passwort: call('POST', '/kunden/:id/passwort')<{ reply: typeof zugangReply }>(),
  sperren: call('POST', '/kunden/:id/sperren')<{ body: typeof sperrenBody; reply: typeof zugangReply }>(),
  entsperren: call('POST', '/kunden/:id/entsperren')<{ reply: typeof zugangReply }>(),
  loeschen: call('DELETE', '/kunden/:id')<{ reply: typeof geloeschtReply }>(),
};
