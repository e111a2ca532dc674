import { openZugaenge, type Zugaenge } from '#features/zugangsdaten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Config } from './config.ts';

/** How the shop of these settings reaches its mail server and its payment provider. */
export function zugaengeOf(db: Db, config: Config): Zugaenge {
  const umgebung = { ...config, isShared: config.databaseUrl !== undefined };
  return openZugaenge(db, umgebung, { now: () => new Date() });
}
