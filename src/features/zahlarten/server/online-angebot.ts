import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { OnlineAngebotTable } from '#server/db/schema.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { type OnlineWeg, onlineWege } from '../online-wege.ts';
import { deleteAngebot, findAngebot, upsertAngebot } from './online-angebot.repository.ts';

/** What the payment provider offers: who it is, whether money moves, and its ways to pay. */
export type OnlineAngebot = Pick<OnlineAngebotTable, 'anbieter' | 'modus'> & { wege: OnlineWeg[] };

/** What is offered now; `undefined` without a provider. */
export async function readOnlineAngebot(db: Db): Promise<OnlineAngebot | undefined> {
  const row = await findAngebot(db);
  if (!row) return undefined;
  const { anbieter, modus } = row;
  return { anbieter, modus, wege: bekannte(JSON.parse(row.wege)) };
}

/** The ways that a provider offers now; none without one. */
export async function readOnlineWege(db: Db): Promise<OnlineWeg[]> {
  return (await readOnlineAngebot(db))?.wege ?? [];
}

/** Keeps what is offered; pages that name it are made again when it has changed. `undefined`: no provider. */
export function saveOnlineAngebot(db: Db, angebot: OnlineAngebot | undefined, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const vorher = await readOnlineAngebot(db);
    if (angebot)
      await upsertAngebot(db, {
        ...angebot,
        wege: JSON.stringify(angebot.wege),
        geprueftAt: now.toISOString(),
      });
    else await deleteAngebot(db);
    if (!isDeepStrictEqual(vorher, await readOnlineAngebot(db))) await raiseKatalogVersion(db);
  });
}

/** Those that this version of the shop has a name for, in its order. */
function bekannte(wege: string[]): OnlineWeg[] {
  return onlineWege.filter((one) => wege.includes(one));
}
