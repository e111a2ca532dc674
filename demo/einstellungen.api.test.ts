import { describe, expect, test } from 'vitest';
import { hashPassword } from '#features/auth/server/index.ts';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import { saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import { type DatabaseName, databases } from '#test/database/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { addDemoAccounts } from './accounts.ts';
import { demoEinstellungen } from './beispiel-laden.ts';
import { hasOldDemo, updateOldDemo } from './einstellungen.ts';
import { demoProdukte } from './produkte.ts';

/** An example workshop from before the settings. */
async function openOldDemo(database: DatabaseName) {
  const opened = await startTestApp(database);
  const { db } = opened;
  expect(await hasOldDemo(db)).toBe(false);
  const produktIds = new Map<string, string>();
  for (const { slug, name } of demoProdukte) produktIds.set(slug, await insertProdukt(db, { name }));
  await addDemoAccounts(db, { produktIds, passwordHash: await hashPassword('Seifenblasen im Wind') });
  expect(await hasOldDemo(db)).toBe(true);
  return opened;
}

describe.each(databases)('the settings of the example workshop on %s', (database) => {
  test('come to one from before the settings, once, also if two nodes start at the same time', async () => {
    const { app, db, reopen } = await openOldDemo(database);
    // A connection of the embedded database waits for another one of the same process for ever.
    const other = database === 'SQLite' ? db : reopen();
    await Promise.all([db, other, db].map((db) => updateOldDemo(db, new Date())));
    expect(await hasOldDemo(db)).toBe(false);
    await saveOnlineAngebot(db, { anbieter: 'probe', modus: 'probe', wege: ['karte'] }, new Date());
    const { phase: _, ...stand } = await readEinstellungen(db);
    const angaben = Object.entries(stand).map(([name, { angaben }]) => [name, angaben]);
    expect(Object.fromEntries(angaben)).toEqual(demoEinstellungen);
    expect(Object.values(stand).map(({ version }) => version)).toEqual(angaben.map(() => 1));
    expect((await app.inject('/api/laden')).json().data.name).toBe('Lindenblatt');
  });

  test('come all or not at all: after a start that ended halfway the next one adds them', async () => {
    const { db } = await openOldDemo(database);
    const now = new Date();
    let saves = 0;
    now.toISOString = () => {
      saves += 1;
      if (saves === 3) throw new Error('power cut');
      return '2026-11-23T09:00:00.000Z';
    };
    await expect(updateOldDemo(db, now)).rejects.toThrow('power cut');
    expect(await hasOldDemo(db)).toBe(true);
    await updateOldDemo(db, new Date());
    expect((await readEinstellungen(db)).nummern.version).toBe(1);
  });
});
