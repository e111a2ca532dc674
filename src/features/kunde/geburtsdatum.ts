import { tagOf } from '#shared/datum/datum.ts';

/** Anything older is a typing error such as 1820 or 0198. */
const maxAlter = 120;

/** The problem with a date of birth (`1980-05-17`, or empty when unknown), as of the time `now`. */
export function geburtsdatumProblem(geburtsdatum: string, now: Date): string | undefined {
  if (geburtsdatum === '') return undefined;
  const day = tagOf(now);
  if (geburtsdatum >= day) return 'Das Geburtsdatum muss in der Vergangenheit liegen.';
  const oldest = `${Number(day.slice(0, 4)) - maxAlter}${day.slice(4)}`;
  if (geburtsdatum < oldest) return 'Bitte prüfen Sie das Jahr des Geburtsdatums.';
  return undefined;
}
