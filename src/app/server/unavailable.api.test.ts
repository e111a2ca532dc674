import { expect, onTestFinished, test } from 'vitest';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { startPostgres } from '#test/database/start-postgres.ts';
import { newAccount } from '#test/factories.ts';
import { buildTestApp, callApi } from '#test/test-app.ts';

test.each(['fast', 'immediate'] as const)(
  'a PostgreSQL that is restarted (%s) is a 503 until it is there again, and no more than that',
  async (how) => {
    const postgres = await startPostgres({ isDurable: true });
    onTestFinished(postgres.stop);
    const db = connect({ databaseUrl: postgres.url('postgres'), dataDir: '', onError: () => {} });
    onTestFinished(() => db.destroy());
    await migrate(db);
    const account = await createAccountWithKunde(db, newAccount(), new Date());
    const token = account && (await startSession(db, account, new Date()));
    const app = await buildTestApp(db);
    const calls = [
      { method: 'GET', path: '/portfolio' },
      { method: 'GET', path: '/cart', token },
      {
        method: 'POST',
        path: '/auth/login',
        payload: { email: 'a@lindenblatt.example', password: 'egal-1' },
      },
    ] as const;
    const ask = () => Promise.all(calls.map((call) => callApi(app, call)));
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 401]);

    await postgres.shutDown(how);
    for (const reply of await ask()) {
      expect(reply.statusCode).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(reply.json()).toEqual({
        success: false,
        message: expect.stringContaining('gerade nicht erreichbar'),
      });
    }

    await postgres.start();
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 401]);
  },
);

test('a transaction that lost against concurrent ones is a 503 that may be retried at once', async () => {
  const app = await buildTestApp(
    connect({ databaseUrl: 'postgres://localhost:1/none', dataDir: '', onError: () => {} }),
    {
      extend: (app) =>
        app.get('/api/circle', { config: { policy: 'everyone' } }, async () => {
          throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        }),
    },
  );
  const reply = await callApi(app, { method: 'GET', path: '/circle' });
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
  expect(reply.json().message).toContain('Es wurde nichts gespeichert');
});
