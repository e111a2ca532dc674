import { describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrations, runSteps } from '#server/db/migrate/migrate.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import { readConfig } from '../config.ts';
import { prepareDatabase } from './prepare-database.ts';

describe.each(databases)('a start on %s', (database) => {
  test('says that it brings the data of an older version up to date, which may take minutes', async () => {
    const { db, place } = await openDatabase(database);
    await runSteps(db, Object.fromEntries(Object.entries(migrations).slice(0, -1)));
    await db.destroy();
    const { databaseUrl = '', dataDir } = place;
    const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir || './data', DEMO: '0' });
    const start = async () => {
      const said: string[] = [];
      const output = { say: () => {}, warn: (text: string) => void said.push(text) };
      const opened = () => connect({ ...place, onError: () => {} });
      const db = await prepareDatabase(config, { output, connect: opened, isKept: false });
      onTestFinished(() => db.destroy());
      return said.join();
    };
    expect(await start()).toMatch(
      /^Der Laden bringt seine Daten auf den Stand dieser Version .* nicht abbrechen\.$/,
    );
    expect(await start()).toBe('');
  });
});
