import type { Db } from '#server/db/connect.ts';
import { countAttempts } from '#server/limits/attempt.repository.ts';
import { latestExpiry } from '../session-rules.ts';
import { countLinks } from './konto-link/konto-link.repository.ts';
import { countSessionRows } from './sitzung/session.repository.ts';

type Frist = { anzahl: number; faellig: number };

/** What `forgetExpired` would delete at a time, with its own conditions; changes nothing. */
export async function readZugangFristen(
  db: Db,
  now: Date,
): Promise<Record<'sitzungen' | 'versuche' | 'links', Frist>> {
  const times = { now: now.toISOString(), latestExpiry: latestExpiry(now).toISOString() };
  return {
    sitzungen: await countSessionRows(db, times),
    versuche: await countAttempts(db, now),
    links: await countLinks(db, times.now),
  };
}
