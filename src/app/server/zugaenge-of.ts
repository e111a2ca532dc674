import { openZugaenge, type Zugaenge } from '#features/zugangsdaten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { JobLog } from '#server/jobs/run-jobs.ts';
import type { Config } from './config.ts';

/** How the shop of these settings reaches its mail server and its payment provider. */
export function zugaengeOf(db: Db, config: Config, log: JobLog): Zugaenge {
  const umgebung = { ...config, isShared: config.databaseUrl !== undefined };
  return openZugaenge(db, umgebung, { now: () => new Date(), log });
}

/** Of a server whose environment says nothing of them, and that has no place for a key. */
export function zugaengeOhne(db: Db, now: () => Date): Zugaenge {
  const nichts = { smtpUrl: undefined, zahlung: undefined, stripeApi: undefined, secretsKey: undefined };
  const log = { error: () => undefined };
  return openZugaenge(db, { ...nichts, dataDir: '', isShared: true }, { now, log });
}
