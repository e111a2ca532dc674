import { describe, expect, test } from 'vitest';
import { hashPassword } from '#features/auth/server/index.ts';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import { databases } from '#test/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { addDemoAccounts } from './accounts.ts';
import { demoEinstellungen } from './beispiel-laden.ts';
import { addDemoEinstellungen, hasOldDemo } from './einstellungen.ts';
import { demoProdukte } from './produkte.ts';

describe.each(databases)('the settings of the example workshop on %s', (database) => {
  test('come to one from before the settings, once, and to no other shop', async () => {
    const { app, db } = await startTestApp(database);
    expect(await hasOldDemo(db)).toBe(false);
    const produktIds = new Map<string, string>();
    for (const { slug, name } of demoProdukte) produktIds.set(slug, await insertProdukt(db, { name }));
    await addDemoAccounts(db, { produktIds, passwordHash: await hashPassword('Seifenblasen im Wind') });
    expect(await hasOldDemo(db)).toBe(true);

    await addDemoEinstellungen(db, new Date());
    expect(await hasOldDemo(db)).toBe(false);
    const { phase: _, ...stand } = await readEinstellungen(db);
    const angaben = Object.entries(stand).map(([name, { angaben }]) => [name, angaben]);
    expect(Object.fromEntries(angaben)).toEqual(demoEinstellungen);
    expect((await app.inject('/api/laden')).json().data.name).toBe('Lindenblatt');
  });
});
