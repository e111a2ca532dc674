import { tagOf } from '#shared/datum.ts';

/** Nobody we sell to is older; a year like 1820 or 0198 is a slip of the finger. */
const maxAlter = 120;

/** What is wrong with a date of birth (`1980-05-17`, or empty when it is not known), seen at the time `now`. */
export function geburtsdatumProblem(geburtsdatum: string, now: Date): string | undefined {
  if (geburtsdatum === '') return undefined;
  const day = tagOf(now);
  if (geburtsdatum >= day) return 'Das Geburtsdatum muss in der Vergangenheit liegen.';
  const oldest = `${Number(day.slice(0, 4)) - maxAlter}${day.slice(4)}`;
  if (geburtsdatum < oldest) return 'Bitte prüfen Sie das Jahr des Geburtsdatums.';
  return undefined;
}
