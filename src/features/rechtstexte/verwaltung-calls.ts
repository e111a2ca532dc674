import { call } from '#shared/wire/call.ts';
import type {
  entwurfBody,
  entwurfReply,
  fassungBody,
  fassungReply,
  fassungSavedReply,
  pruefungBody,
  rechtstextBearbeitungReply,
  rechtstexteReply,
  verwerfenQuery,
  verwerfenReply,
} from './contract.ts';

const path = '/einstellungen/rechtstexte';

/** The legal texts in the back office. */
export const rechtstextVerwaltungCalls = {
  list: call('GET', path)<{ reply: typeof rechtstexteReply }>(),
  read: call('GET', `${path}/:art`)<{ reply: typeof rechtstextBearbeitungReply }>(),
  saveEntwurf: call('PUT', `${path}/:art/entwurf`)<{
    body: typeof entwurfBody;
    reply: typeof entwurfReply;
  }>(),
  discardEntwurf: call('DELETE', `${path}/:art/entwurf`)<{
    query: typeof verwerfenQuery;
    reply: typeof verwerfenReply;
  }>(),
  publish: call('POST', `${path}/:art/fassungen`)<{
    body: typeof fassungBody;
    reply: typeof fassungSavedReply;
  }>(),
  readFassung: call('GET', `${path}/:art/fassungen/:nr`)<{ reply: typeof fassungReply }>(),
  savePruefung: call('POST', `${path}/:art/fassungen/:nr/pruefung`)<{
    body: typeof pruefungBody;
    reply: typeof fassungSavedReply;
  }>(),
};
