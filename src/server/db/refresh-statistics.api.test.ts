import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { openMigratedDatabase } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { refreshStatistics } from './refresh-statistics.ts';

test('SQLite knows how many rows its indexes hold, and goes on knowing after they have grown', async () => {
  const { db } = await openMigratedDatabase('SQLite');
  const statistics = async () => {
    await refreshStatistics(db, new AbortController().signal);
    const { rows } = await sql<{ idx: string; stat: string }>`select idx, stat from sqlite_stat1`.execute(db);
    return rows.find(({ idx }) => idx === 'accountListe')?.stat.split(' ')[0];
  };
  for (const anzahl of ['1', '2']) {
    await createAccountWithKunde(db, newAccount(), new Date());
    expect(await statistics()).toBe(anzahl);
  }
});
