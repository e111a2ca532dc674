import type { Db } from '#server/db/connect.ts';
import { readEinstellung } from './read-einstellungen.ts';

/** Whether the shop has opened, also while its checkout pauses (R36). */
export async function isOffen(db: Db): Promise<boolean> {
  const { angaben } = await readEinstellung(db, 'phase');
  return angaben.phase !== 'angekuendigt';
}
