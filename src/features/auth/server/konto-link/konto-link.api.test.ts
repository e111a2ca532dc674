import { describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { databases } from '#test/database/databases.ts';
import { startKonto } from '#test/konto/konto.ts';
import { type AccountChanges, changeAccount, lockAccount } from '../account/change-account.ts';
import { forgetExpired } from '../forget-expired.ts';
import { makeLink } from './konto-link.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const email = 'erika@kundschaft.example';

describe.each(databases)('links of an account on %s', (database) => {
  async function startLinks() {
    const { db, addAccount } = await startKonto(database);
    const { id } = await addAccount({ email });
    const make = (art: 'passwort' | 'email', dauerMs = 60_000) =>
      inTransaction(db, (db) => makeLink(db, { accountId: id, art, email, dauerMs }, now));
    const listed = () => db.selectFrom('kontoLink').selectAll().orderBy('art').execute();
    return { db, id, make, listed };
  }

  test('are stored as a hash, one of each kind', async () => {
    const { make, listed } = await startLinks();
    const tokens = [await make('passwort'), await make('passwort'), await make('email')];
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect((await listed()).map(({ art }) => art)).toEqual(['email', 'passwort']);
    for (const token of tokens) expect(JSON.stringify(await listed())).not.toContain(token);
  });

  test.each<[string, Omit<AccountChanges, 'now'>, number]>([
    ['password', { passwordHash: 'neu' }, 0],
    ['address', { email: 'neu@kundschaft.example' }, 0],
    ['status', { status: 'blocked' }, 0],
    ['role', { role: 'employee' }, 0],
    ['name', { vorname: 'Eva' }, 1],
    ['confirmation', { emailBestaetigtAt: now.toISOString() }, 1],
  ])('end with the sessions when the access changes: %s', async (_name, changes, left) => {
    const { db, id, make, listed } = await startLinks();
    await make('passwort');
    await inTransaction(db, async (db) => {
      const locked = await lockAccount(db, { id });
      if (locked) await changeAccount(db, locked, { ...changes, now });
    });
    expect(await listed()).toHaveLength(left);
    expect(await db.selectFrom('session').select('accountId').execute()).toHaveLength(left);
  });

  test('that have expired are deleted', async () => {
    const { db, make, listed } = await startLinks();
    await make('passwort', 1000);
    await make('email', 2000);
    await forgetExpired(db, { now: new Date(now.getTime() + 1000) });
    expect((await listed()).map(({ art }) => art)).toEqual(['email']);
  });

  test('are not made for an account that is gone', async () => {
    const { db, id, make, listed } = await startLinks();
    await db.deleteFrom('account').where('id', '=', id).execute();
    await expect(make('passwort')).rejects.toThrow();
    expect(await listed()).toEqual([]);
  });
});
