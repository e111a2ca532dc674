import type { Verfuegbarkeit } from './verfuegbarkeit.ts';

/** The words beside a product; empty where enough is on the shelf. Loaded by shoppers, so without validation. */
export function verfuegbarkeitText(stand: Verfuegbarkeit): string {
  if (stand.art === 'vergriffen') return 'gerade vergriffen';
  if (stand.art === 'aufBestellung') return `auf Bestellung in ${stand.tage} ${werktage(stand.tage)}`;
  return stand.frei === undefined ? '' : `noch ${stand.frei}`;
}

function werktage(tage: number): string {
  return tage === 1 ? 'Werktag' : 'Werktagen';
}
