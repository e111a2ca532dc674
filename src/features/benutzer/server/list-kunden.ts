import { countAccounts, listAccounts } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { ListQuery, ListReply } from '../contract.ts';
import { suchbegriffe } from '../suche.ts';
import { ensureKunden } from './ensure-kunden.ts';
import { readKunden } from './read-kunden.ts';

/** One page of those who fit, newest first, with how many there are in all (rulings.md, GET /kunden). */
export async function listKunden(
  db: Db,
  { page, limit, search, status, role }: ListQuery,
  now: Date,
): Promise<ListReply> {
  await ensureKunden(db);
  const filter = { begriffe: suchbegriffe(search), status, role };
  const offset = (page - 1) * limit;
  const accounts = await listAccounts(db, filter, { offset, limit });
  // A page that is not full is the last one: what was found is all there is, and need not be counted.
  const isLast = accounts.length < limit && (accounts.length > 0 || page === 1);
  const total = isLast ? offset + accounts.length : await countAccounts(db, filter);
  const data = await readKunden(db, accounts, now);
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
  return { success: true, count: data.length, data, total, pagination };
}
