import { buildApp } from '#app/server/app.ts';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { newAccount } from '#test/factories.ts';

/** The whole server without a network, a log and a limit of calls. */
export function openQuietApp(db: Db) {
  return buildApp(
    {
      logLevel: 'silent',
      trustProxy: false,
      publicUrl: 'http://localhost',
      callsPerMinute: Number.POSITIVE_INFINITY,
    },
    db,
  );
}

/** The headers of a new admin's calls. */
export async function signInAdmin(db: Db) {
  const account = await createAccountWithKunde(db, newAccount({ role: 'admin' }), new Date());
  if (!account) throw new Error('The database was not empty.');
  return { authorization: `Bearer ${await startSession(db, account, new Date())}` };
}
