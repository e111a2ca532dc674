import { call } from '#shared/wire/call.ts';
import type {
  ladenBilderReply,
  ladenBilderSavedReply,
  ladenBildTextBody,
  removeLadenBildQuery,
  uploadLadenBildBody,
} from './laden-bilder-contract.ts';

const path = '/einstellungen/bilder';

/** The pictures of home page and 'Das sind wir' in the back office. */
export const ladenBilderCalls = {
  read: call('GET', path)<{ reply: typeof ladenBilderReply }>(),
  upload: call('POST', `${path}/:platz`)<{
    body: typeof uploadLadenBildBody;
    reply: typeof ladenBilderSavedReply;
  }>(),
  changeText: call('PUT', `${path}/:platz`)<{
    body: typeof ladenBildTextBody;
    reply: typeof ladenBilderSavedReply;
  }>(),
  remove: call('DELETE', `${path}/:platz`)<{
    query: typeof removeLadenBildQuery;
    reply: typeof ladenBilderSavedReply;
  }>(),
};
