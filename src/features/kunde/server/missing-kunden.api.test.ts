import { describe, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/index.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { databases } from '#test/database/databases.ts';
import { newAccount } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { addMissingKunden } from './add-missing-kunden.ts';
import { verifyKunden } from './verify-kunden.ts';

const { signal } = new AbortController();

describe.each(databases)('an account that a node of an older version registered, on %s', (database) => {
  /** Registers as such a node does: the account alone. */
  async function open() {
    const { db, reopen, as } = await startTestApp(database);
    const admin = as('admin');
    await admin.token();
    for (const email of ['mia@lindenblatt.example', 'noah@lindenblatt.example'])
      await inTransaction(db, (db) => createAccount(db, newAccount({ email, vorname: 'Neu' }), new Date()));
    const people = async () => {
      const { data } = (await admin.get('/kunden?search=neu')).json();
      return data.map(({ email, kundennummer }: Record<string, string>) => ({ email, kundennummer }));
    };
    return { db, reopen, admin, people };
  }

  test('gets its person with a number, and is found', async () => {
    const { db, people } = await open();
    expect(await verifyKunden(db)).toHaveLength(2);
    expect(await people()).toEqual([]);
    await addMissingKunden(db, signal);
    expect(await verifyKunden(db)).toEqual([]);
    const found = await people();
    expect(found.map(({ email }: { email: string }) => email).sort()).toEqual([
      'mia@lindenblatt.example',
      'noah@lindenblatt.example',
    ]);
    for (const { kundennummer } of found) expect(kundennummer).toMatch(/^KD-\d{6}$/);
    await addMissingKunden(db, signal);
    expect(await people()).toEqual(found);
  });

  test('gets one person and takes one number, however many nodes see to it', async () => {
    const { db, reopen } = await open();
    const given = () => db.selectFrom('kundennummerFolge').select('vergeben').executeTakeFirstOrThrow();
    const { vergeben } = await given();
    // An embedded database has one node.
    const other = () => (database === 'SQLite' ? db : reopen());
    await Promise.all([db, other(), other()].map((node) => addMissingKunden(node, signal)));
    expect(await given()).toEqual({ vergeben: vergeben + 2 });
    expect(await db.selectFrom('kunde').select('id').execute()).toHaveLength(vergeben + 2);
    expect(await verifyKunden(db)).toEqual([]);
  });
});
