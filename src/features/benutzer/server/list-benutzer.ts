import { countAccounts, listAccounts } from '#features/auth/server/index.ts';
import { suchbegriffe } from '#features/kunde/suche.ts';
import type { Db } from '#server/db/connect.ts';
import type { ListQuery, ListReply } from '../contract.ts';
import { readBenutzer } from './read-benutzer.ts';

/**
 * Number of rows read beyond the page. If the list ends there the total is known without counting, which would need a
 * second scan of all accounts.
 */
const lookAhead = 200;

/** One page of the matching accounts, newest first, with their total number (rulings.md, GET /kunden). */
export async function listBenutzer(
  db: Db,
  { page, limit, search, status, role }: ListQuery,
  now: Date,
): Promise<ListReply> {
  const filter = { begriffe: suchbegriffe(search), status, role };
  const offset = (page - 1) * limit;
  const found = await listAccounts(db, filter, { offset, limit: limit + lookAhead });
  const isAll = found.length < limit + lookAhead && (found.length > 0 || page === 1);
  const total = isAll ? offset + found.length : await countAccounts(db, filter);
  const data = await readBenutzer(db, found.slice(0, limit), now);
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
  return { success: true, count: data.length, data, total, pagination };
}
