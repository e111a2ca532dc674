import { call } from '#shared/wire/call.ts';
import type {
  einstellungVerlaufReply,
  gruppeBodyOf,
  gruppeReplyOf,
  gruppeSavedReplyOf,
  verlaufQuery,
} from './contract.ts';
import type { Gruppe } from './gruppen/gruppen.ts';

/** The calls of one group of settings in the back office. */
export function gruppeCallsOf<G extends Gruppe>(gruppe: G) {
  const path = `/einstellungen/${gruppe}` as const;
  return {
    read: call('GET', path)<{ reply: ReturnType<typeof gruppeReplyOf<G>> }>(),
    save: call('PUT', path)<{
      body: ReturnType<typeof gruppeBodyOf<G>>;
      reply: ReturnType<typeof gruppeSavedReplyOf<G>>;
    }>(),
    listVerlauf: call('GET', `${path}/verlauf` as const)<{
      query: typeof verlaufQuery;
      reply: typeof einstellungVerlaufReply;
    }>(),
  };
}
