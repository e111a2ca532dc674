import { findBestellungId, findByNummer } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import type { Db } from '#server/db/connect.ts';
import { nummernIm } from '../nummern-im.ts';
import type { WiderrufRow } from './widerruf.repository.ts';

export type Treffer = { auftragId: string; wie: 'link' | 'nummer' };

/**
 * The order that a declaration certainly belongs to: its page led to the form, or number and e-mail address are those of one. These two open
 * the order's page as well (ADR 075). Everything else is for the workshop to decide.
 */
export async function findTreffer(
  db: Db,
  { link, bestellung, email }: WiderrufRow,
): Promise<Treffer | undefined> {
  const byLink = link === '' ? undefined : await findBestellungId(db, link);
  if (byLink !== undefined) return { auftragId: byLink, wie: 'link' };
  const [nummern, emailKey] = [nummernIm(bestellung), emailKeyOf(email)];
  if (nummern.length === 0 || emailKey === '') return undefined;
  const byNummer = await findByNummer(db, { nummern, emailKey });
  return byNummer && { auftragId: byNummer.id, wie: 'nummer' };
}
