import { type EndedSessions, findLink } from '#features/auth/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { readableLine } from '#shared/text/single-line.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { LinkData } from '../../contract.ts';
import { isSignedInTo } from './prove-owner.ts';

const overText =
  'Dieser Link gilt nicht mehr: Er ist abgelaufen, wurde schon benutzt, oder ein neuerer hat ihn ersetzt.';

/** Unknown, used, expired or for something else: the answer is the same for all. */
export function linkOver(): AppError {
  return new AppError('NOT_FOUND', overText);
}

type Asking = { bearer: string | undefined; now: Date; ended: EndedSessions };

/** What a link is for, and whether the caller is signed in to its account. */
export async function readLink(db: Db, token: string, asking: Asking): Promise<LinkData> {
  const found = await findLink(db, token, asking.now);
  if (!found) throw linkOver();
  const { link, account } = found;
  // Who registered with the address of another person wrote the name, too; that of an invitation is the workshop's.
  const isHers = account.emailBestaetigtAt !== null || link.art === 'einladung';
  const name = isHers ? readableLine(`${account.vorname} ${account.nachname}`) : '';
  const istAngemeldet = await isSignedInTo(db, account.id, asking);
  return { art: link.art, email: link.email, name, istAngemeldet };
}
