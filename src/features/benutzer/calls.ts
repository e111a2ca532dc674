import { call } from '#shared/call.ts';
import type { benutzerReply, listQuery, listReply, overviewReply } from './contract.ts';
import type { updateBody } from './update-body.ts';

export const benutzerCalls = {
  list: call('GET', '/kunden')<{ query: typeof listQuery; reply: typeof listReply }>(),
  overview: call('GET', '/kunden/stats/overview')<{ reply: typeof overviewReply }>(),
  update: call('PUT', '/kunden/:id')<{ body: typeof updateBody; reply: typeof benutzerReply }>(),
};
