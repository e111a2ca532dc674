import type { produkteQuery } from '#features/portfolio/auswahl.ts';
import { call } from '#shared/wire/call.ts';
import type {
  abgerechnetReply,
  abrechnenBody,
  marktReply,
  marktSavedReply,
  markttageReply,
  marktUmsatzQuery,
  marktUmsatzReply,
  mitnehmenBody,
} from './contract.ts';

export const marktCalls = {
  read: call('GET', '/markt')<{ query: typeof produkteQuery; reply: typeof marktReply }>(),
  tage: call('GET', '/markt/tage')<{ reply: typeof markttageReply }>(),
  umsatz: call('GET', '/markt/umsatz')<{ query: typeof marktUmsatzQuery; reply: typeof marktUmsatzReply }>(),
  mitnehmen: call('POST', '/markt')<{ body: typeof mitnehmenBody; reply: typeof marktSavedReply }>(),
  abrechnen: call('POST', '/markt/:id/abrechnen')<{
    body: typeof abrechnenBody;
    reply: typeof abgerechnetReply;
  }>(),
  verwerfen: call('POST', '/markt/:id/verwerfen')<{ reply: typeof marktSavedReply }>(),
  zuruecknehmen: call('POST', '/markt/:id/zuruecknehmen')<{ reply: typeof marktSavedReply }>(),
};
