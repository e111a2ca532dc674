/** Nobody we sell to is older; a year like 1820 or 0198 is a slip of the finger. */
const maxAlter = 120;

/** What is wrong with a date of birth (`1980-05-17`, or empty when it is not known), seen on the day `today`. */
export function geburtsdatumProblem(geburtsdatum: string, today: Date): string | undefined {
  if (geburtsdatum === '') return undefined;
  const day = today.toISOString().slice(0, 10);
  if (geburtsdatum >= day) return 'Das Geburtsdatum muss in der Vergangenheit liegen.';
  const oldest = `${Number(day.slice(0, 4)) - maxAlter}${day.slice(4)}`;
  if (geburtsdatum < oldest) return 'Bitte prüfen Sie das Jahr des Geburtsdatums.';
  return undefined;
}
