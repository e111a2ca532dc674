import { call } from '#shared/wire/call.ts';
import type { gewaehrleistungReply, hinweisBildReply } from './contract.ts';

/** The guarantee notice as shoppers see it. */
export const gewaehrleistungCalls = {
  read: call('GET', '/gewaehrleistung')<{ reply: typeof gewaehrleistungReply }>(),
  bild: call('GET', '/gewaehrleistung/bild/:datei')<{ reply: typeof hinweisBildReply }>(),
};
