import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { bestandCsv } from '../lager-csv.ts';
import { listBestand } from './list-bestand.ts';

/** The whole stock as CSV; from the opening on with what is sold and free, as on the screen. */
export async function exportBestand(db: Db): Promise<string> {
  const { phase } = (await readEinstellung(db, 'phase')).angaben;
  return bestandCsv(await listBestand(db), { isVerkauf: phase !== 'angekuendigt' });
}
