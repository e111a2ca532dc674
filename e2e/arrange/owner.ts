import type { Page } from '@playwright/test';
import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { newAccount } from '#test/factories.ts';
import { storeSession } from './accounts.ts';

/** Opens the browser with the session of the owner of an empty shop. */
export async function signInAsOwner(page: Page, db: Db): Promise<void> {
  const wanted = newAccount({ role: 'admin', vorname: 'Ada', nachname: 'Beispiel' });
  const account = await createAccountWithKunde(db, wanted, new Date());
  if (!account) throw new Error('the account exists already');
  const token = await startSession(db, account, new Date());
  await storeSession(page, { token, user: { ...account, name: 'Ada Beispiel', role: 'admin' } });
}
