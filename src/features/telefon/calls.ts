import type { produkteQuery } from '#features/portfolio/auswahl.ts';
import { call } from '#shared/wire/call.ts';
import type {
  telefonBody,
  telefonReply,
  telefonVorschauBody,
  telefonVorschauReply,
  telefonWarenReply,
} from './contract.ts';

/** Orders that the workshop enters. */
export const telefonCalls = {
  waren: call('GET', '/bestellungen/waren')<{
    query: typeof produkteQuery;
    reply: typeof telefonWarenReply;
  }>(),
  vorschau: call('POST', '/bestellungen/vorschau')<{
    body: typeof telefonVorschauBody;
    reply: typeof telefonVorschauReply;
  }>(),
  anlegen: call('POST', '/bestellungen')<{ body: typeof telefonBody; reply: typeof telefonReply }>(),
};
