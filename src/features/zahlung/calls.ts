import { call } from '#shared/wire/call.ts';
import type { abgleichBody, abgleichReply, buchenReply, zahlungenBody } from './contract.ts';

/** Payments by the bank's statement. */
export const zahlungCalls = {
  /** Reads a statement and says what its transfers are for; stores nothing. */
  abgleich: call('POST', '/zahlungen/abgleich')<{ body: typeof abgleichBody; reply: typeof abgleichReply }>(),
  buchen: call('POST', '/zahlungen/buchen')<{ body: typeof zahlungenBody; reply: typeof buchenReply }>(),
};
