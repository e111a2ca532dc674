import { call } from '#shared/call.ts';
import type {
  changeGewaehrleistungBody,
  removeGewaehrleistungQuery,
  uploadGewaehrleistungBody,
} from './gewaehrleistung-body.ts';
import type {
  geaenderteGewaehrleistungReply,
  gewaehrleistungStandReply,
  hinweisDateiReply,
} from './gewaehrleistung-contract.ts';

/** The guarantee notice in the back office. */
export const gewaehrleistungVerwaltungCalls = {
  read: call('GET', '/admin/gewaehrleistung')<{ reply: typeof gewaehrleistungStandReply }>(),
  change: call('PUT', '/admin/gewaehrleistung')<{
    body: typeof changeGewaehrleistungBody;
    reply: typeof geaenderteGewaehrleistungReply;
  }>(),
  upload: call('POST', '/admin/gewaehrleistung/datei')<{
    body: typeof uploadGewaehrleistungBody;
    reply: typeof geaenderteGewaehrleistungReply;
  }>(),
  remove: call('DELETE', '/admin/gewaehrleistung/datei')<{
    query: typeof removeGewaehrleistungQuery;
    reply: typeof geaenderteGewaehrleistungReply;
  }>(),
  download: call('GET', '/admin/gewaehrleistung/datei/:hash')<{ reply: typeof hinweisDateiReply }>(),
};
