import type { ZodType } from 'zod';
import { call } from '#shared/wire/call.ts';
import type {
  alleErledigenBody,
  alleErledigtReply,
  aufnahmeBody,
  buchungBody,
  erledigenBody,
  rueckgabeBody,
  ruecknahmeBody,
  widerrufeQuery,
  widerrufeReply,
  widerrufLageReply,
  widerrufSavedReply,
  zuordnenBody,
} from './verwaltung-contract.ts';

/** The withdrawals in the back office. Every change answers the withdrawal as it is then. */
export const widerrufVerwaltungCalls = {
  list: call('GET', '/widerrufe')<{ query: typeof widerrufeQuery; reply: typeof widerrufeReply }>(),
  lage: call('GET', '/widerrufe/lage')<{ reply: typeof widerrufLageReply }>(),
  aufnehmen: call('POST', '/widerrufe')<Change<typeof aufnahmeBody>>(),
  zuordnen: call('POST', '/widerrufe/:id/zuordnen')<Change<typeof zuordnenBody>>(),
  loesen: call('POST', '/widerrufe/:id/loesen')<{ reply: typeof widerrufSavedReply }>(),
  buchen: call('POST', '/widerrufe/:id/buchen')<Change<typeof buchungBody>>(),
  rueckgabe: call('POST', '/widerrufe/:id/rueckgabe')<Change<typeof rueckgabeBody>>(),
  erledigen: call('POST', '/widerrufe/:id/erledigen')<Change<typeof erledigenBody>>(),
  alleErledigen: call('POST', '/widerrufe/erledigen')<{
    body: typeof alleErledigenBody;
    reply: typeof alleErledigtReply;
  }>(),
  zuruecknehmen: call('POST', '/widerrufe/:id/zuruecknehmen')<Change<typeof ruecknahmeBody>>(),
  oeffnen: call('POST', '/widerrufe/:id/oeffnen')<{ reply: typeof widerrufSavedReply }>(),
  beleg: call('POST', '/widerrufe/:id/beleg')<{ reply: typeof widerrufSavedReply }>(),
};

type Change<Body extends ZodType> = { body: Body; reply: typeof widerrufSavedReply };
