import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { recordStatements } from '#test/database/statements.ts';
import { startTestApp } from '#test/test-app.ts';
import { lockAdmins } from './account/change-account.ts';

test('the admins are locked without reading all accounts', async () => {
  const { db, place } = await startTestApp('SQLite');
  const recorded = recordStatements(place);
  await inTransaction(recorded.db, lockAdmins);
  const [locking = ''] = recorded.statements.filter((statement) => statement.startsWith('update "account"'));
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${locking}`).execute(db);
  expect(rows.map(({ detail }) => detail)).toEqual(['SCAN account USING INDEX accountAdmin']);
});
