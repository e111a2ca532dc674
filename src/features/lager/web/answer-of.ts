import { schonGebuchtFehler } from '#features/bestand/buchung-id.ts';
import { ApiError } from '#web/api/client.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type LagerCall, toFormError } from './lager-error-text.ts';

/**
 * The answer of a booking. If an earlier attempt of the same booking was booked although its answer was lost, the
 * server refuses the second one: then a message is shown and there is no answer.
 */
export async function answerOf<Reply>(buchung: Promise<Reply>, call: LagerCall): Promise<Reply | undefined> {
  try {
    return await buchung;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.fehler.includes(schonGebuchtFehler))
      throw toFormError(error, call);
    snackbar.info(error.message);
    return undefined;
  }
}
