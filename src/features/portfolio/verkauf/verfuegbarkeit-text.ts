import type { Verfuegbarkeit } from './verfuegbarkeit.ts';

/**
 * The words beside a product; empty where enough is on the shelf. When goods arrive is said as dates, which
 * contain the days of making. Loaded by shoppers, so without validation.
 */
export function verfuegbarkeitText(stand: Verfuegbarkeit): string {
  if (stand.art === 'vergriffen') return 'gerade vergriffen';
  if (stand.art === 'aufBestellung') return 'auf Bestellung';
  return stand.frei === undefined ? '' : `noch ${stand.frei}`;
}
