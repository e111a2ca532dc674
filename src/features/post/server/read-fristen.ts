import type { Db } from '#server/db/connect.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { type FristName, fristen, grenzeOf } from '../post-frist.ts';
import { readAlte } from './nachrichten-an.repository.ts';

type PostFrist = { anzahl: number; faellig: number; beispiele: string[] };

/** What `forgetPost` would delete at a time, by its periods and with its own conditions; changes nothing. */
export async function readPostFristen(
  db: Db,
  now: Date,
  limit: number,
): Promise<Record<FristName, PostFrist>> {
  const lageOf = async (name: FristName): Promise<PostFrist> => {
    const { arten } = fristen[name];
    const lage = await readAlte(db, { arten: [...arten], before: grenzeOf(fristen[name], now), limit });
    const beispiele = lage.beispiele.map(({ betreff, createdAt }) => `${betreff}, ${formatDatum(createdAt)}`);
    return { ...lage, beispiele };
  };
  return {
    konto: await lageOf('konto'),
    werkstatt: await lageOf('werkstatt'),
    kontakt: await lageOf('kontakt'),
    briefe: await lageOf('briefe'),
  };
}
