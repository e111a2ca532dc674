import type { verlaufQuery } from '#features/einstellung/contract.ts';
import { call } from '#shared/wire/call.ts';
import type { bereitReply, phaseBody, phaseReply, phaseSavedReply, phaseVerlaufReply } from './contract.ts';

/** The way to the opening, for admins. */
export const phaseCalls = {
  readBereit: call('GET', '/einstellungen/bereit')<{ reply: typeof bereitReply }>(),
  read: call('GET', '/einstellungen/phase')<{ reply: typeof phaseReply }>(),
  change: call('PUT', '/einstellungen/phase')<{ body: typeof phaseBody; reply: typeof phaseSavedReply }>(),
  listVerlauf: call('GET', '/einstellungen/phase/verlauf')<{
    query: typeof verlaufQuery;
    reply: typeof phaseVerlaufReply;
  }>(),
};
