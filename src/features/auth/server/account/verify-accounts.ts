import type { Db } from '#server/db/connect.ts';
import { hasAccounts, hasActiveAdmin } from './account.repository.ts';

/** Finds problems with the accounts: where there are any, at least one admin must be able to sign in. */
export async function verifyAccounts(db: Db): Promise<string[]> {
  if (!(await hasAccounts(db)) || (await hasActiveAdmin(db))) return [];
  return ['Konten: Kein Admin kann sich anmelden. „npm run account -- create … --role admin“ legt einen an.'];
}
