import type { AngabenOf, EinstellungName } from '#features/einstellung/gruppen/gruppen.ts';
import { readEinstellung, saveEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';

/** Changes fields of a setting as the back office does, in any phase and without the checklist of an opening. */
export async function changeEinstellung<N extends EinstellungName>(
  db: Db,
  name: N,
  changes: Partial<AngabenOf<N>>,
): Promise<void> {
  const { angaben, version } = await readEinstellung(db, name);
  const einstellung = { name, angaben: { ...angaben, ...changes }, version, now: new Date() };
  await saveEinstellung(db, { ...einstellung, von: { id: null, name: 'Test' } });
}
