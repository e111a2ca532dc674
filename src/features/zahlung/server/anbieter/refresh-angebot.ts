import { readOnlineAngebot, saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { JobRun } from '#server/jobs/job.ts';
import { orAborted } from '#server/jobs/or-aborted.ts';
import type { ZahlungsAnbieter } from './anbieter.ts';

/**
 * Stores what the provider offers now. When it gives no answer, what was stored stays as long as it is of this
 * provider, and its error is thrown on: a shop that sold online a minute ago goes on. The provider is read again before
 * anything is stored: what one says that was replaced meanwhile, also on another node, is of no shop any more.
 */
export async function refreshAngebot(
  db: Db,
  lies: () => Promise<Pick<ZahlungsAnbieter, 'name' | 'modus' | 'leseWege'> | undefined>,
  { now, signal }: JobRun,
): Promise<void> {
  const anbieter = await lies();
  if (!anbieter) return saveOnlineAngebot(db, undefined, now);
  const { name, modus } = anbieter;
  signal.throwIfAborted();
  // A shop that stops does not wait for a provider that is silent.
  const answer = await settle(orAborted(anbieter.leseWege(), signal));
  signal.throwIfAborted();
  if ((await lies()) !== anbieter) return;
  if ('wege' in answer) return saveOnlineAngebot(db, { anbieter: name, modus, wege: answer.wege }, now);
  const vorher = await readOnlineAngebot(db);
  if (vorher?.anbieter !== name || vorher.modus !== modus)
    await saveOnlineAngebot(db, { anbieter: name, modus, wege: [] }, now);
  throw answer.error;
}

type Answer = { wege: Awaited<ReturnType<ZahlungsAnbieter['leseWege']>> } | { error: unknown };

function settle(wege: ReturnType<ZahlungsAnbieter['leseWege']>): Promise<Answer> {
  return wege.then(
    (wege) => ({ wege }),
    (error: unknown) => ({ error }),
  );
}
