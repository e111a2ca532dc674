import { readLoeschLage } from '#features/auftrag/server/index.ts';
import { countAccounts, readZugangFristen } from '#features/auth/server/index.ts';
import { countGuestCarts } from '#features/cart/server/index.ts';
import { readPostFristen } from '#features/post/server/index.ts';
import { readWiderrufFrist } from '#features/widerruf/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { PlanName } from '../plan.ts';

/** How many there are; how many the next run of their job would end, where one does; and some of those. */
export type Bestand = { anzahl: number; faellig?: number; beispiele?: string[] };

/** Examples of each line: enough to recognise a mistake. */
const beispiele = 5;

/** What the lines of the plan hold at a time. Each area counts with the conditions of its own job. */
export async function readBestaende(db: Db, now: Date): Promise<Partial<Record<PlanName, Bestand>>> {
  const { bestellungen, wuensche } = await readLoeschLage(db, now, beispiele);
  const post = await readPostFristen(db, now, beispiele);
  const { sitzungen, versuche, links } = await readZugangFristen(db, now);
  return {
    ...{ bestellungen, wuensche, sitzungen, versuche, links },
    briefe: post.briefe,
    meldungen: post.werkstatt,
    kontoPost: post.konto,
    kontakt: post.kontakt,
    warenkoerbe: await countGuestCarts(db, now.toISOString()),
    widerrufe: await readWiderrufFrist(db, now),
    konten: { anzahl: await countAccounts(db, { begriffe: [] }) },
  };
}
