import { schonGebuchtFehler } from '#features/bestand/buchung-id.ts';
import { ApiError } from '#web/api/client.ts';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import { type LagerCall, toFormError } from './lager-error-text.ts';

/**
 * The answer of a booking. An earlier try of the same booking may have arrived though its answer did not: then that is
 * told, nothing was booked twice, and there is no answer.
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
