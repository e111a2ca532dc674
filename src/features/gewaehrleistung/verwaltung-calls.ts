import { call } from '#shared/wire/call.ts';
import type {
  changeGewaehrleistungBody,
  geaenderteGewaehrleistungReply,
  gewaehrleistungStandReply,
  hinweisDateiReply,
  removeGewaehrleistungQuery,
  uploadGewaehrleistungBody,
} from './contract.ts';

/** The guarantee notice in the back office. */
export const gewaehrleistungVerwaltungCalls = {
  read: call('GET', '/einstellungen/gewaehrleistung')<{ reply: typeof gewaehrleistungStandReply }>(),
  change: call('PUT', '/einstellungen/gewaehrleistung')<{
    body: typeof changeGewaehrleistungBody;
    reply: typeof geaenderteGewaehrleistungReply;
  }>(),
  upload: call('POST', '/einstellungen/gewaehrleistung/datei')<{
    body: typeof uploadGewaehrleistungBody;
    reply: typeof geaenderteGewaehrleistungReply;
  }>(),
  remove: call('DELETE', '/einstellungen/gewaehrleistung/datei')<{
    query: typeof removeGewaehrleistungQuery;
    reply: typeof geaenderteGewaehrleistungReply;
  }>(),
  download: call('GET', '/einstellungen/gewaehrleistung/datei/:hash')<{ reply: typeof hinweisDateiReply }>(),
};
