import { describe, expect, test } from 'vitest';
import { noPassword } from '#features/auth/server/index.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { databases } from '#test/database/databases.ts';
import { geheimOf, neuesPasswort, startKonto } from '#test/konto/konto.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { sendLink } from '../send-link.ts';

const email = 'jonas@kundschaft.example';

describe.each(databases)('an invitation on %s', (database) => {
  async function invite() {
    const started = await startKonto(database);
    const { db, clock, addAccount } = started;
    const account = await addAccount({
      email,
      status: 'pending',
      passwordHash: noPassword,
      vorname: 'Jonas',
    });
    const send = () =>
      inTransaction(db, (db) =>
        sendLink(
          db,
          { account, art: 'einladung', von: 'Ada Lovelace' },
          { adresse: 'http://localhost', now: clock.now },
        ),
      );
    await send();
    return { ...started, account, send };
  }

  test('makes the account active with its first password', async () => {
    const { db, post, signIn } = await invite();
    const [mail] = await listPost(db, 'einladung');
    expect(mail).toMatchObject({ an: email });
    expect(mail?.text).toContain('Ada Lovelace von');
    expect((await signIn(email, neuesPasswort)).statusCode).toBe(401);

    const link = await geheimOf(db, 'einladung');
    expect((await post('/link', { link })).json().data).toMatchObject({ art: 'einladung', email });
    expect((await post('/link/bestaetigen', { link })).statusCode).toBe(404);
    expect((await post('/link/passwort', { link, password: neuesPasswort })).statusCode).toBe(200);
    expect((await signIn(email, neuesPasswort)).statusCode).toBe(200);
    const row = await db
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'active', emailBestaetigtAt: '2026-11-23T09:00:00.000Z' });
    expect(await listPost(db, 'geaendert')).toEqual([]);
    expect((await post('/link/passwort', { link, password: neuesPasswort })).statusCode).toBe(404);
  });

  test('sent again ends the first one, and blocking the account ends both', async () => {
    const { db, account, post, send } = await invite();
    const first = await geheimOf(db, 'einladung');
    await send();
    const second = await geheimOf(db, 'einladung');
    expect((await post('/link', { link: first })).statusCode).toBe(404);
    expect((await post('/link', { link: second })).statusCode).toBe(200);
    await db.updateTable('account').set({ status: 'blocked' }).where('id', '=', account.id).execute();
    expect((await post('/link/passwort', { link: second, password: neuesPasswort })).statusCode).toBe(404);
  });
});
