import { findAccountByEmail } from '#features/auth/server/index.ts';
import { type Author, readEinstellungen, saveEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { demoAdmin } from './accounts.ts';
import { demoEinstellungen } from './beispiel-laden.ts';

/**
 * Whether this is an example workshop from before the settings: its first admin is there and no setting was
 * ever saved.
 */
export async function hasOldDemo(db: Db): Promise<boolean> {
  const stand = Object.values(await readEinstellungen(db));
  if (stand.some(({ version }) => version > 0)) return false;
  return (await findAccountByEmail(db, demoAdmin)) !== undefined;
}

const von: Author = { id: null, name: 'Beispielwerkstatt' };

/**
 * Gives an example workshop from before the settings its own, all or none. Of two nodes that start at the
 * same time one adds them: both ask once more after the lock.
 */
export async function updateOldDemo(db: Db, now: Date): Promise<void> {
  if (!(await hasOldDemo(db))) return;
  await inTransaction(db, async (db) => {
    await lockKatalog(db);
    if (await hasOldDemo(db)) await addDemoEinstellungen(db, now);
  });
}

/** Saves the example workshop's settings that were never saved. */
export async function addDemoEinstellungen(db: Db, now: Date): Promise<void> {
  const stand = await readEinstellungen(db);
  for (const [name, angaben] of Object.entries(demoEinstellungen)) {
    const group = name as keyof typeof demoEinstellungen;
    if (stand[group].version > 0) continue;
    const neu = { name: group, angaben: angaben as never, version: 0, von, now };
    await saveEinstellung(db, neu);
  }
}
